import { z } from 'zod'
import type { AnyEntry, DocumentNode, RichTextValue } from '@/shared/content-model/entry'
import type { RichTextInline, RichTextMark } from '@/shared/content-model/views/rich-text'
import { RICH_TEXT_MARKS, wordsOf } from '@/shared/content-model/views/rich-text-tree'
import { hrefOfSlug, pathOfSlug, toAddress } from '@/shared/routing/links'
import { placeOfContentType } from '@/shared/routing/page-types'
import { isBlank } from '@/shared/utils/is-blank'
import { mapOne } from '../reader/map'

/** Nodes that are nested deeper than this are left out. */
export const MAX_DEPTH = 30

const target = z.object({ sys: z.object({ id: z.string() }) })

/** The id of what a node embeds or leads to. */
export function targetOf(node: DocumentNode): string | null {
  const parsed = target.safeParse(node.data?.target)
  return parsed.success ? parsed.data.sys.id : null
}

const MARKS: ReadonlySet<string> = new Set(RICH_TEXT_MARKS)
const isMark = (mark: string): mark is RichTextMark => MARKS.has(mark)

const textNode = ({ value = '', marks: given = [] }: DocumentNode): RichTextInline[] => {
  const marks = given.map(({ type }) => type).filter(isMark)
  if (value === '') return []
  return [marks.length > 0 ? { kind: 'text', value, marks } : value]
}

/** Where a link to an entry leads; null when that is no page. */
const pageHref = (entry: AnyEntry | null): string | null => {
  const place = entry && placeOfContentType(entry.type)
  if (!place) return null
  if (place.kind === 'fixed') return pathOfSlug(place.slug)
  return mapOne(entry, ({ fields }) => ('slug' in fields ? hrefOfSlug(fields.slug) : null))
}

/** Where a link leads; null when nowhere, and for other nodes. */
const hrefOf = (node: DocumentNode, text: RichTextValue): string | null => {
  const id = targetOf(node)
  switch (node.nodeType) {
    case 'hyperlink':
      return typeof node.data?.uri === 'string' ? (toAddress(node.data.uri)?.href ?? null) : null
    case 'entry-hyperlink':
      return id === null ? null : pageHref(text.linked(id))
    case 'asset-hyperlink':
      return id === null ? null : (text.asset(id)?.url ?? null)
    default:
      text.report(node.nodeType, 'textOnly')
      return null
  }
}

const inlineNode = (node: DocumentNode, text: RichTextValue, depth: number): RichTextInline[] => {
  if (node.nodeType === 'text') return textNode(node)
  const children = readInline(node.content, text, depth + 1)
  const href = hrefOf(node, text)
  // A link that leads nowhere stays as its text; one without text would be a link that nobody can name.
  return href === null || isBlankLine(children) ? children : [{ kind: 'link', href, children }]
}

/** Whether a line shows no word. */
export function isBlankLine(children: RichTextInline[]): boolean {
  return isBlank(children.map(wordsOf).join(''))
}

/** Maps what is in a line; of nodes that are neither words nor links only the text is kept. */
export function readInline(
  nodes: DocumentNode[] | undefined,
  text: RichTextValue,
  depth: number,
): RichTextInline[] {
  return depth > MAX_DEPTH ? [] : (nodes ?? []).flatMap((node) => inlineNode(node, text, depth))
}
