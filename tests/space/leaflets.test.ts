import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSampleSpace, SAMPLE_ROOT } from '@sandbox/space/load'
import { forSuite } from '@tests/factories/for-suite'
import { drawnIn, leafletFiles, leafletSource, lettersOf } from '@tests/factories/leaflet-files'
import { parse } from 'yaml'

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

test.each(leafletFiles)('A11Y-5: %s is tagged: headings, paragraphs and every line of text', (file) => {
  const text = leafletSource(file)
  expect(text).toContain('/MarkInfo << /Marked true >>')
  expect(count(text, /\/S \/H1 /g)).toBe(1)
  expect(count(text, /\/S \/H2 /g)).toBeGreaterThan(5)
  // Each mark of a page belongs to one element, and no text is drawn outside of a mark.
  expect(count(text, /\/Type \/MCR /g)).toBe(count(text, / BDC\n/g))
  expect(count(text, / BDC\n/g)).toBe(count(text, /^EMC$/gm))
  expect(text.replace(/ BDC\n[\s\S]*?\nEMC$/gm, '')).not.toMatch(/ Tj\b/)
})

interface LeafletPage {
  slug?: string
  sectionContainers?: { sectionContent: { body?: string }[] }[]
}

/** The text of the page of each leaflet by the last part of its address. */
const PAGES = new Map(
  readdirSync(join(SAMPLE_ROOT, 'entries/leaflets')).flatMap((file) => {
    const pages: LeafletPage[] = parse(readFileSync(join(SAMPLE_ROOT, 'entries/leaflets', file), 'utf8'))
    return pages.flatMap(({ slug, sectionContainers = [] }): [string, string][] => {
      const body = sectionContainers.flatMap(({ sectionContent }) => sectionContent)[0]?.body
      return slug?.includes('/') && body ? [[slug.split('/')[1] ?? '', body]] : []
    })
  }),
)
const sample = forSuite(readSampleSpace)

/** The dangers that a page embeds, written out. */
const withDangers = (body: string): string =>
  body.replace(/^\{\{entry: (\S+)\}\}$/gm, (_, id: string) => {
    const fields = sample.space.entries.find(({ sys }) => sys.id === id)?.fields
    return ['title', 'act', 'never'].flatMap((name) => Object.values(fields?.[name] ?? {})).join('\n\n')
  })

const patients = leafletFiles.filter((file) => file.endsWith('-paciente.pdf'))

test('every page of a leaflet has a file, and every file for patients a page', () => {
  expect(patients.map((file) => file.slice('bula-'.length, -'-paciente.pdf'.length)).sort()).toEqual(
    [...PAGES.keys()].sort(),
  )
})

test.each(patients)('%s says what its page says, the dangers that it embeds written out', (file) => {
  const page = withDangers(PAGES.get(file.slice('bula-'.length, -'-paciente.pdf'.length)) ?? '')
  expect(lettersOf(page).length).toBeGreaterThan(1000)
  expect(lettersOf(drawnIn(file))).toContain(lettersOf(page))
})
