import type {
  RichText,
  RichTextBlock,
  RichTextHeading,
  RichTextMark,
  RichTextNode,
  SectionOf,
} from '@/shared/content-model/views/rich-text'

export const RICH_TEXT_MARKS: readonly RichTextMark[] = [
  'bold',
  'italic',
  'underline',
  'code',
  'superscript',
  'subscript',
  'strikethrough',
]

/** A node's direct children; for lists and tables, those of all items and cells. */
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
      // Unknown nodes render nothing.
      node satisfies never
      return []
  }
}

/** A node's text without marks and sections. */
export function wordsOf(node: RichTextNode): string {
  if (typeof node === 'string') return node
  return node.kind === 'text' ? node.value : childrenOf(node).map(wordsOf).join('')
}

/** Whether a part of a page's model is a text node with only words in it. */
export function isLine(value: object): value is Extract<RichTextBlock, { kind: 'paragraph' | 'heading' }> {
  return 'kind' in value && (value.kind === 'paragraph' || value.kind === 'heading')
}

export function containsSections(text: readonly RichTextNode[]): boolean {
  return text.some(
    (node) => typeof node !== 'string' && (node.kind === 'section' || containsSections(childrenOf(node))),
  )
}

/** A block that contains a section, or a run of blocks without any. */
export type RichTextPart = RichTextBlock | RichTextBlock[]

/** A text in parts, in order. */
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

/** A text's headings of the first rank. */
export function topHeadings(text: RichText): RichTextHeading[] {
  return text.filter((block) => block.kind === 'heading').filter(({ level }) => level === 1)
}

/** Splits a text before its first heading. */
export function splitAtFirstHeading(body: RichText): { opening: RichText; rest: RichText } {
  const first = body.findIndex(({ kind }) => kind === 'heading')
  return first === -1
    ? { opening: body, rest: [] }
    : { opening: body.slice(0, first), rest: body.slice(first) }
}

/** A text without its first film, and the film; null if there is none. */
export function takeFilm(body: RichText): { film: SectionOf<'video'> | null; body: RichText } {
  for (const [index, block] of body.entries())
    if (block.kind === 'section' && block.section.type === 'video')
      return { film: block.section, body: body.toSpliced(index, 1) }
  return { film: null, body }
}
