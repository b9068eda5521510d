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

const plain = (line: string): string =>
  line
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]/g, '')
    .replace(/^- /, '• ')

const rows = readdirSync(ENTRIES).flatMap((file) => {
  const entries: LeafletPage[] = parse(readFileSync(join(ENTRIES, file), 'utf8'))
  return entries.flatMap(({ slug = '', title, sectionContainers = [] }) => {
    const body = sectionContainers.flatMap(({ sectionContent }) => sectionContent.flatMap((part) => part.body ?? []))[0]
    const key = slug.split('/')[1]
    if (!key || !body) return []
    const id = `bula-${key}-paciente`
    const subtitle = 'Bula do paciente (exemplo)'
    writeFileSync(join(ASSETS, `${id}.pdf`), pdf(title, subtitle, body.split('\n').map(plain)))
    const name = `${title}, ${subtitle.toLowerCase()}`
    return [{ id, file: `${id}.pdf`, title: name, contentType: 'application/pdf' }]
  })
})
writeFileSync(join(ASSETS, 'leaflets.yaml'), stringify(rows))
console.log(`${rows.length} leaflets.`)
