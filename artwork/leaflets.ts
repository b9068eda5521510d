/**
 * `npx tsx artwork/leaflets.ts`: writes the example leaflets of the sample space as small PDF files, from the text of their
 * pages (sandbox/space/entries/leaflets), and the manifest of these files.
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

/** Technical chapters that a real leaflet for professionals has; the example names them only. */
const CHAPTERS = [
  'Indicações',
  'Resultados de eficácia',
  'Características farmacológicas',
  'Contraindicações',
  'Advertências e precauções',
  'Interações medicamentosas',
  'Cuidados de armazenamento',
  'Posologia e modo de usar',
  'Reações adversas',
  'Superdose',
]

const plain = (line: string): string =>
  line
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]/g, '')
    .replace(/^- /, '• ')

const patientLines = (body: string): string[] => body.split('\n').map(plain)
const professionalLines = (body: string): string[] => [
  plain(body.split('\n')[0] ?? ''),
  ...CHAPTERS.flatMap((title, index) => [
    '',
    `## ${index + 1}. ${title}`,
    'Neste exemplo, o texto técnico foi deixado de fora.',
  ]),
]

const rows = readdirSync(ENTRIES).flatMap((file) => {
  const entries: LeafletPage[] = parse(readFileSync(join(ENTRIES, file), 'utf8'))
  return entries.flatMap(({ slug = '', title, sectionContainers = [] }) => {
    const body = sectionContainers.flatMap(({ sectionContent }) => sectionContent.flatMap((part) => part.body ?? []))[0]
    const key = slug.split('/')[1]
    if (!key || !body) return []
    const kinds = [
      ['paciente', 'Bula do paciente (exemplo)', patientLines(body)],
      ['profissional', 'Bula do profissional de saúde (exemplo)', professionalLines(body)],
    ] as const
    return kinds.map(([kind, subtitle, lines]) => {
      const id = `bula-${key}-${kind}`
      writeFileSync(join(ASSETS, `${id}.pdf`), pdf(title, subtitle, lines))
      const name = `${title}, ${subtitle.toLowerCase()}`
      return { id, file: `${id}.pdf`, title: name, contentType: 'application/pdf' }
    })
  })
})
writeFileSync(join(ASSETS, 'leaflets.yaml'), stringify(rows))
console.log(`${rows.length} leaflets.`)
