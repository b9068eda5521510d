import type { RichText, RichTextBlock, RichTextHeading, RichTextMark, RichTextNode } from '@/models/rich-text'

/** All marks that the site draws. */
export const RICH_TEXT_MARKS: readonly RichTextMark[] = [
  'bold',
  'italic',
  'underline',
  'code',
  'superscript',
  'subscript',
  'strikethrough',
]

/** The nodes that stand directly in a node; in lists and tables, those of all items and cells. */
export function childrenOf(node: RichTextNode): RichTextNode[] {
  if (typeof node === 'string') return []
  switch (node.kind) {
    case 'paragraph':
    case 'heading':
    case 'quote':
    case 'link':
      return node.children
    case 'list':
      return node.items.flat()
    case 'table':
      return node.rows.flat().flatMap(({ children }) => children)
    case 'text':
    case 'rule':
    case 'section':
      return []
    default:
      // Of what a text does not know nothing is drawn.
      node satisfies never
      return []
  }
}

/** Everything that a node of a text says, without its marks; sections in it say nothing. */
export function wordsOf(node: RichTextNode): string {
  if (typeof node === 'string') return node
  return node.kind === 'text' ? node.value : childrenOf(node).map(wordsOf).join('')
}

/** Whether a part of a page's model is a line of a text: a node in which nothing but words stands. */
export function isLine(value: object): value is Extract<RichTextBlock, { kind: 'paragraph' | 'heading' }> {
  return 'kind' in value && (value.kind === 'paragraph' || value.kind === 'heading')
}

/** Whether a section stands somewhere in a text. */
export function containsSections(text: readonly RichTextNode[]): boolean {
  return text.some(
    (node) => typeof node !== 'string' && (node.kind === 'section' || containsSections(childrenOf(node))),
  )
}

/** A part of a text: a block that a section stands in, or blocks that none stands in. */
export type RichTextPart = RichTextBlock | RichTextBlock[]

/** A text in parts, in its order: sections, and runs of blocks without any. */
export function partsOf(text: RichText): RichTextPart[] {
  const parts: RichTextPart[] = []
  for (const block of text) {
    const run = parts.at(-1)
    if (containsSections([block])) parts.push(block)
    else if (Array.isArray(run)) run.push(block)
    else parts.push([block])
  }
  return parts
}

/** The headings of the first rank of a text. */
export function topHeadings(text: RichText): RichTextHeading[] {
  return text.filter((block) => block.kind === 'heading').filter(({ level }) => level === 1)
}

/** A text in two: what stands before its first heading, and the rest. */
export function splitAtFirstHeading(body: RichText): { opening: RichText; rest: RichText } {
  const first = body.findIndex(({ kind }) => kind === 'heading')
  return first === -1
    ? { opening: body, rest: [] }
    : { opening: body.slice(0, first), rest: body.slice(first) }
}
