import type { RichText, RichTextBlock, RichTextMark, RichTextNode } from '@/models/rich-text'

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
    case 'kept':
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
export function holdsSections(text: readonly RichTextNode[]): boolean {
  return text.some(
    (node) => typeof node !== 'string' && (node.kind === 'section' || holdsSections(childrenOf(node))),
  )
}

/** A name for a text, made of all that it says: the same wherever the same text is drawn. */
export function nameOfText(text: RichText): string {
  let hash = 0
  for (const letter of JSON.stringify(text)) hash = (31 * hash + (letter.codePointAt(0) ?? 0)) | 0
  return `text-${(hash >>> 0).toString(36)}`
}

/** A text in two: what stands before its first heading, and the rest. */
export function splitAtFirstHeading(body: RichText): { opening: RichText; rest: RichText } {
  const first = body.findIndex(({ kind }) => kind === 'heading')
  return first === -1
    ? { opening: body, rest: [] }
    : { opening: body.slice(0, first), rest: body.slice(first) }
}
