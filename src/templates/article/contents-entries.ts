import { BLOCKS } from '@contentful/rich-text-types'
import type { LabelReader } from '@/labels/reader'
import type { ArticleModel } from '@/models/pages/article'
import type { RichText } from '@/models/rich-text'
import { expandDocument, textOf } from '@/sections/RichText/expand-document'

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

const isHeading = ({ nodeType }: { nodeType: string }) => nodeType.startsWith('heading-')

/** A text in two: what stands before its first heading, and the rest. */
export const splitAtFirstHeading = (body: RichText): { opening: RichText; rest: RichText } => {
  const first = body.findIndex(isHeading)
  return first === -1
    ? { opening: body, rest: [] }
    : { opening: body.slice(0, first), rest: body.slice(first) }
}

/** The headings of the first rank of a text, with the anchors that the text gives them. */
const headingsOf = (body: RichText): ContentsEntry[] => {
  const drawn = expandDocument(body).content.filter(isHeading)
  const written = body.filter((node) => isHeading(node) && textOf(node).trim() !== '')
  return drawn.flatMap(({ nodeType, data }, index) => {
    const node = written[index]
    const isFirstRank = nodeType === BLOCKS.HEADING_1 || nodeType === BLOCKS.HEADING_2
    return node && isFirstRank && data.anchor ? [{ anchor: String(data.anchor), title: textOf(node) }] : []
  })
}

/** What the table of contents lists, in the order of the page. */
export const contentsEntries = (page: ArticleModel, label: LabelReader): ContentsEntry[] => [
  ...(page.steps.length > 0 ? [{ anchor: ANCHORS.steps, title: label('article.steps') }] : []),
  ...headingsOf(splitAtFirstHeading(page.body).rest),
  ...(page.faq ? [{ anchor: ANCHORS.faq, title: page.faq.title ?? label('article.faq') }] : []),
  ...(page.references.length > 0 ? [{ anchor: ANCHORS.references, title: label('article.references') }] : []),
]
