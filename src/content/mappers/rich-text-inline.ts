import { z } from 'zod'
import type { DocumentNode } from '@/content-model/entry'
import { isBlank } from '@/lib/is-blank'
import { RICH_TEXT_MARKS, wordsOf } from '@/lib/rich-text-tree'
import type { Picture } from '@/models/picture'
import type { RichTextInline, RichTextMark, Section } from '@/models/rich-text'
import { toAddress } from '@/routing/links'

/** What the ids in a document stand for, and whom to tell about what cannot be shown. */
export interface RichTextLinks {
  /** The section that an embedded entry is shown as; null where it cannot be. */
  section(id: string): Section | null
  /** The picture of an embedded asset; null where it is none. */
  picture(id: string): Picture | null
  /** Where a link to an entry leads; null when that is no page. */
  pageHref(id: string): string | null
  /** Where a link to an asset leads; null when it has no file. */
  assetHref(id: string): string | null
  /** Hears of each node that the site does not draw, and of which it shows only the text. */
  notShown(nodeType: string): void
}

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

/** Maps what is in a line; of nodes that are neither words nor links only the text is kept. */
export function readInline(
  nodes: DocumentNode[] | undefined,
  links: RichTextLinks,
  depth: number,
): RichTextInline[] {
  return depth > MAX_DEPTH ? [] : (nodes ?? []).flatMap((node) => inlineNode(node, links, depth))
}
