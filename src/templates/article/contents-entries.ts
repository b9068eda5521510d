import { BLOCKS, type Block, type Inline, type Text } from '@contentful/rich-text-types'
import type { LabelReader } from '@/labels/reader'
import type { ArticleModel } from '@/models/pages/article'
import type { RichText } from '@/models/rich-text'
import { expandDocument } from '@/sections/RichText/expand-document'

/** Anchors of the parts that stand beside the running text. */
export const ANCHORS = {
  steps: 'artigo-passos',
  faq: 'artigo-perguntas',
  references: 'artigo-referencias',
} as const

export interface ContentsEntry {
  anchor: string
  title: string
}

const HEADING = /^heading-\d$/
const FIRST_RANK: string[] = [BLOCKS.HEADING_1, BLOCKS.HEADING_2]

const wordsOf = (node: Block | Inline | Text): string =>
  'value' in node ? node.value : node.content.map(wordsOf).join('')

/** A text in two: what stands before its first heading, and the rest. */
export const splitAtFirstHeading = (body: RichText): { opening: RichText; rest: RichText } => {
  const first = body.findIndex((node) => 'nodeType' in node && HEADING.test(node.nodeType))
  return first === -1
    ? { opening: body, rest: [] }
    : { opening: body.slice(0, first), rest: body.slice(first) }
}

/** The headings of the first rank of a text, with the anchors that the text gives them. */
const headingsOf = (body: RichText): ContentsEntry[] =>
  expandDocument(body).content.flatMap((node) => {
    const title = wordsOf(node).trim()
    const { anchor } = node.data
    return FIRST_RANK.includes(node.nodeType) && title && typeof anchor === 'string'
      ? [{ anchor, title }]
      : []
  })

/** What the table of contents lists, in the order of the page. */
export const contentsEntries = (page: ArticleModel, label: LabelReader): ContentsEntry[] => [
  ...(page.steps.length > 0 ? [{ anchor: ANCHORS.steps, title: label('article.steps') }] : []),
  ...headingsOf(splitAtFirstHeading(page.body).rest),
  ...(page.faq ? [{ anchor: ANCHORS.faq, title: page.faq.title ?? label('article.faq') }] : []),
  ...(page.references.length > 0 ? [{ anchor: ANCHORS.references, title: label('article.references') }] : []),
]
