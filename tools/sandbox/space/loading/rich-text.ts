import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown'
import { linkTo } from './sys'

/** A node of Contentful rich text, as loose as a document read from outside. */
export interface RichNode {
  nodeType: string
  data: Record<string, unknown>
  content?: RichNode[]
  value?: string
  marks?: { type: string }[]
}

const EMBED_LINE = /^([ \t]*)\{\{\s*entry:\s*([A-Za-z0-9\-_.]+)\s*\}\}[ \t]*$/gm
const EMBED = /^\{\{entry:([A-Za-z0-9\-_.]+)\}\}$/

const BREAK: RichNode = { nodeType: 'text', value: '\n', marks: [], data: {} }

const isLineBreak = (node: RichNode | undefined): boolean => node?.nodeType === 'text' && node.value === '\n'

/** Line breaks of the source are only wrapping: only a hard break is preserved. */
const unwrap = (node: RichNode): RichNode =>
  node.value === undefined || isLineBreak(node) ? node : { ...node, value: node.value.replaceAll('\n', ' ') }

const embedOf = (node: RichNode): RichNode | null => {
  const [only, ...others] = node.content ?? []
  const id = others.length === 0 && only?.value !== undefined ? EMBED.exec(only.value)?.[1] : undefined
  if (node.nodeType !== 'paragraph' || id === undefined) return null
  return { nodeType: 'embedded-entry-block', data: { target: linkTo('Entry', id) }, content: [] }
}

const hyperlinkOf = (node: RichNode): RichNode => {
  const [, kind, id] = /^(entry|asset):(.+)$/.exec(String(node.data.uri)) ?? []
  if (kind === undefined || id === undefined) return node
  const target = linkTo(kind === 'entry' ? 'Entry' : 'Asset', id)
  return { ...node, nodeType: `${kind}-hyperlink`, data: { target } }
}

/** A Markdown table's first row contains its headings; the converter makes plain cells of them. */
const withHeadings = (table: RichNode): RichNode => ({
  ...table,
  content: (table.content ?? []).map((row, index) =>
    index > 0
      ? row
      : { ...row, content: (row.content ?? []).map((cell) => ({ ...cell, nodeType: 'table-header-cell' })) },
  ),
})

const finish = (node: RichNode, report: (reason: string) => void): RichNode => {
  const embed = embedOf(node)
  if (embed) return embed
  if (node.value?.includes('{{')) report(`"${node.value}": {{entry: ID}} needs a line of its own`)
  const shaped =
    node.nodeType === 'hyperlink' ? hyperlinkOf(node) : node.nodeType === 'table' ? withHeadings(node) : node
  if (!shaped.content) return unwrap(shaped)
  return { ...shaped, content: shaped.content.map((child) => finish(child, report)) }
}

interface Converted {
  document: RichNode
  reasons: string[]
}

/** Converting is the slow part of loading, and an edit changes one text: the others are cached. */
const converted = new Map<string, Converted>()
const MAX_CACHED = 2000

const convert = async (source: string): Promise<Converted> => {
  const cached = converted.get(source)
  if (cached) return cached
  const reasons: string[] = []
  const document = await richTextFromMarkdown(source, async (node) => {
    if (node.type === 'break') return BREAK
    reasons.push(`Markdown of kind "${node.type}" has no place in rich text`)
    return []
  })
  if (converted.size >= MAX_CACHED) converted.clear()
  const result = { document, reasons }
  converted.set(source, result)
  return result
}

/**
 * Markdown to Contentful rich text: `{{entry: ID}}` on a line of its own embeds an entry, `[text](entry:ID)` and
 * `[text](asset:ID)` link to one. What rich text does not support (pictures, HTML, code blocks) is reported, never dropped
 * silently.
 */
export async function markdownToRichText(
  markdown: string,
  report: (reason: string) => void,
): Promise<RichNode> {
  const { document, reasons } = await convert(markdown.replace(EMBED_LINE, '\n$1{{entry:$2}}\n'))
  for (const reason of reasons) report(reason)
  return finish(document, report)
}
