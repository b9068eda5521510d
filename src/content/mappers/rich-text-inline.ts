import type { DocumentNode } from '@/content-model/entry'
import { isBlank } from '@/lib/is-blank'
import { wordsOf } from '@/lib/rich-text-tree'
import type { RichTextInline, RichTextMark } from '@/models/rich-text'
import { toAddress } from '@/routing/links'
import { MAX_DEPTH, type RichTextLinks, targetOf } from './rich-text-links'

const MARKS: ReadonlySet<string> = new Set<RichTextMark>([
  'bold',
  'italic',
  'underline',
  'code',
  'superscript',
  'subscript',
  'strikethrough',
])
const isMark = (mark: string): mark is RichTextMark => MARKS.has(mark)

const textNode = ({ value = '', marks: given = [] }: DocumentNode): RichTextInline[] => {
  const marks = given.map(({ type }) => type).filter(isMark)
  if (value === '') return []
  return [marks.length > 0 ? { kind: 'text', value, marks } : value]
}

/** Where a link leads; null when nowhere, and for other nodes. */
const hrefOf = (node: DocumentNode, links: RichTextLinks): string | null => {
  const id = targetOf(node)
  switch (node.nodeType) {
    case 'hyperlink':
      return typeof node.data?.uri === 'string' ? (toAddress(node.data.uri)?.href ?? null) : null
    case 'entry-hyperlink':
      return id === null ? null : links.pageHref(id)
    case 'asset-hyperlink':
      return id === null ? null : links.assetHref(id)
    default:
      links.notShown(node.nodeType)
      return null
  }
}

const inlineNode = (node: DocumentNode, links: RichTextLinks, depth: number): RichTextInline[] => {
  if (node.nodeType === 'text') return textNode(node)
  const children = readInline(node.content, links, depth + 1)
  const href = hrefOf(node, links)
  // A link that leads nowhere stays as its text; one without text would be a link that nobody can name.
  return href === null || isBlankLine(children) ? children : [{ kind: 'link', href, children }]
}

/** Whether a line shows no word. */
export function isBlankLine(children: RichTextInline[]): boolean {
  return isBlank(children.map(wordsOf).join(''))
}

/** Maps what stands in a line; of nodes that are neither words nor links only the text is kept. */
export function readInline(
  nodes: DocumentNode[] | undefined,
  links: RichTextLinks,
  depth: number,
): RichTextInline[] {
  return depth > MAX_DEPTH ? [] : (nodes ?? []).flatMap((node) => inlineNode(node, links, depth))
}
