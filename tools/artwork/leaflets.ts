/**
 * `npx tsx tools/artwork/leaflets.ts`: writes the example leaflets of the sample space as small PDF files, from the text of their
 * pages (tools/sandbox/space/entries/leaflets), and the manifest of these files.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { pdf } from './kit/pdf'

const SPACE = join(import.meta.dirname, '../sandbox/space')
const ENTRIES = join(SPACE, 'entries/leaflets')
const ASSETS = join(SPACE, 'assets')

interface LeafletPage {
  slug?: string
  title: string
  sectionContainers?: { sectionContent: { body?: string }[] }[]
}

const plain = (line: string): string =>
  line
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]/g, '')
    .replace(/^- /, '• ')

interface Danger {
  $id: string
  title: string
  act: string
  never?: string
}

const DANGERS = join(SPACE, 'entries/dangers')
const dangers = new Map(
  readdirSync(DANGERS)
    .flatMap((file): Danger[] => parse(readFileSync(join(DANGERS, file), 'utf8')))
    .map((danger) => [danger.$id, danger]),
)

/** A danger that the page embeds is written out: what it is called, what to do, what never to do. */
const withDangers = (body: string): string =>
  body.replace(/^\{\{entry: (\S+)\}\}$/gm, (_, id: string) => {
    const danger = dangers.get(id)
    if (!danger) throw new Error(`${id} is no danger`)
    return [danger.title, danger.act, danger.never].filter(Boolean).join('\n\n')
  })

const rows = readdirSync(ENTRIES).flatMap((file) => {
  const entries: LeafletPage[] = parse(readFileSync(join(ENTRIES, file), 'utf8'))
  return entries.flatMap(({ slug = '', title, sectionContainers = [] }) => {
    const body = sectionContainers.flatMap(({ sectionContent }) => sectionContent.flatMap((part) => part.body ?? []))[0]
    const key = slug.split('/')[1]
    if (!key || !body) return []
    const id = `bula-${key}-paciente`
    const subtitle = 'Bula do paciente (exemplo)'
    writeFileSync(join(ASSETS, `${id}.pdf`), pdf(title, subtitle, withDangers(body).split('\n').map(plain)))
    const name = `${title}, ${subtitle.toLowerCase()}`
    return [{ id, file: `${id}.pdf`, title: name, contentType: 'application/pdf' }]
  })
})
writeFileSync(join(ASSETS, 'leaflets.yaml'), stringify(rows))
console.log(`${rows.length} leaflets.`)
