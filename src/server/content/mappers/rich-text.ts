import type { AnyEntry, DocumentNode, RichTextValue } from '@/shared/content-model/entry'
import type { RichText, RichTextBlock, RichTextCell, Section } from '@/shared/content-model/views/rich-text'
import { wordsOf } from '@/shared/content-model/views/rich-text-tree'
import { slugOf } from '@/shared/utils/slug'
import { linkContacts } from './link-contacts'
import { mapAssetPicture } from './pictures'
import { isBlankLine, MAX_DEPTH, readInline, targetOf } from './rich-text-inline'

/**
 * Puts headings in order: the highest has level 1, each is at most one level below the one before. The h1 is the page's own.
 * @returns the level of the next heading, 1 to 5, by the level that editors chose, 1 to 6
 */
export function createOutline(): (written: number) => number {
  // The levels, as written, of the headings that the next one may be below.
  let above: number[] = []
  return (written) => {
    const level = Math.max(2, written)
    above = [...above.filter((higher) => higher < level), level]
    return above.length
  }
}

/** Maps an embedded entry; given by the caller, because sections contain rich text and rich text contains sections. */
type EmbedMapper = (entry: AnyEntry) => Section | null

interface Reading {
  text: RichTextValue
  embed: EmbedMapper
  levelOf(written: number): number
  uniqueName: (columns: string) => string
  depth: number
}

const deeper = (reading: Reading): Reading => ({ ...reading, depth: reading.depth + 1 })

/** Whether blocks show nothing: a line between nothing and nothing parts nothing. */
const isBare = (blocks: RichTextBlock[]): boolean => blocks.every(({ kind }) => kind === 'rule')

const lineOf = (node: DocumentNode, { text, depth }: Reading) => readInline(node.content, text, depth + 1)

const paragraph = (node: DocumentNode, reading: Reading): RichText => {
  const children = lineOf(node, reading)
  return isBlankLine(children) ? [] : [{ kind: 'paragraph', children: linkContacts(children) }]
}

const heading = (node: DocumentNode, reading: Reading): RichText => {
  const children = lineOf(node, reading)
  if (isBlankLine(children)) return []
  const level = reading.levelOf(Number(node.nodeType.at(-1)))
  return [{ kind: 'heading', level, anchor: slugOf(children.map(wordsOf).join('')) || 'secao', children }]
}

const list = (node: DocumentNode, reading: Reading): RichText => {
  const items = (node.content ?? [])
    .map((item) => blocks(item.nodeType === 'list-item' ? item.content : [item], deeper(deeper(reading))))
    .filter((item) => !isBare(item))
  if (items.length === 0) return []
  return [{ kind: 'list', ...(node.nodeType === 'ordered-list' && { isOrdered: true }), items }]
}

const quote = (node: DocumentNode, reading: Reading): RichText => {
  const children = blocks(node.content, deeper(reading))
  return isBare(children) ? [] : [{ kind: 'quote', children }]
}

const isHeader = ({ nodeType }: DocumentNode): boolean => nodeType === 'table-header-cell'

/** Header cells name a column in a row of headers, otherwise their row; empty ones name nothing. */
const row = ({ content = [] }: DocumentNode, reading: Reading): RichTextCell[] => {
  const scope = content.every(isHeader) ? 'col' : 'row'
  return content.map((cell) => {
    const children = blocks(cell.content, reading)
    return { ...(isHeader(cell) && !isBare(children) && { scope }), children }
  })
}

const isCorner = (cell: RichTextCell | undefined): boolean => cell !== undefined && isBare(cell.children)

/** Below a row of headers, the first column names rows where its corner is empty or every row has words in it. */
const withRowNames = ([head = [], ...rows]: RichTextCell[][]): RichTextCell[][] => {
  const isNamed = rows.every(([name]) => name && !isBare(name.children))
  const isHeaded = head.some(({ scope }) => scope === 'col')
  if (!(isHeaded && (isCorner(head[0]) || (isNamed && head.length > 1)))) return [head, ...rows]
  const named = rows.map(([name, ...cells]): RichTextCell[] =>
    name ? [{ ...name, ...(!isBare(name.children) && { scope: 'row' }) }, ...cells] : [],
  )
  return [head, ...named]
}

/** Numbers names that occur again: regions of a page need different names. */
const createUniqueNames = (): ((name: string) => string) => {
  const times = new Map<string, number>()
  return (name) => {
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return time === 1 || name === '' ? name : `${name} (${time})`
  }
}

const table = (node: DocumentNode, reading: Reading): RichText => {
  // An empty cell stays; a row of empty cells is omitted.
  const rows = (node.content ?? [])
    .map((cells) => row(cells, deeper(deeper(deeper(reading)))))
    .filter((cells) => !cells.every(({ children }) => isBare(children)))
  const [first] = rows
  if (!first) return []
  const columns = first
    .map(({ children }) => children.map(wordsOf).join('').trim())
    .filter(Boolean)
    .join(', ')
  return [{ kind: 'table', columns: reading.uniqueName(columns), rows: withRowNames(rows) }]
}

/** Levels below the text's current heading. */
const WITHIN = 2

/** A text within a text continues it: its headings stand below the one before. */
const continued = (body: RichText, { levelOf }: Reading): RichText =>
  body.map((block) => (block.kind === 'heading' ? { ...block, level: levelOf(block.level + WITHIN) } : block))

const embeddedEntry = (node: DocumentNode, reading: Reading): RichText => {
  const { text, embed } = reading
  const id = targetOf(node)
  const entry = id === null ? null : text.embedded(id)
  const section = entry && embed(entry)
  if (section?.type === 'richText') return continued(section.body, reading)
  return section ? [{ kind: 'section', section }] : []
}

const embeddedAsset = (node: DocumentNode, { text }: Reading): RichText => {
  const id = targetOf(node)
  const picture = id === null ? null : mapAssetPicture(text.asset(id))
  if (id === null || !picture) return []
  return [{ kind: 'section', section: { type: 'picture', id, picture, link: null, shape: 'rounded' } }]
}

const unknown = (node: DocumentNode, reading: Reading): RichText => {
  reading.text.report(node.nodeType, 'textOnly')
  const containsWords = node.content?.some(({ nodeType }) => nodeType === 'text') ?? false
  return containsWords ? paragraph(node, reading) : blocks(node.content, deeper(reading))
}

const READERS = new Map<string, (node: DocumentNode, reading: Reading) => RichText>([
  ['paragraph', paragraph],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`heading-${level}`, heading] as const),
  ['unordered-list', list],
  ['ordered-list', list],
  ['blockquote', quote],
  ['hr', () => [{ kind: 'rule' }]],
  ['table', table],
  ['embedded-entry-block', embeddedEntry],
  ['embedded-asset-block', embeddedAsset],
])

function blocks(nodes: DocumentNode[] | undefined, reading: Reading): RichText {
  if (reading.depth > MAX_DEPTH) return []
  return (nodes ?? []).flatMap((node) => (READERS.get(node.nodeType) ?? unknown)(node, reading))
}

/** Maps a rich text to what the browser draws. An empty document gives an empty list. */
export function mapRichText(text: RichTextValue, embed: EmbedMapper): RichText {
  return blocks(text.nodes, {
    text,
    embed,
    levelOf: createOutline(),
    uniqueName: createUniqueNames(),
    depth: 0,
  })
}
