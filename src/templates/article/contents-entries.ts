import type { ArticleModel } from '@/content-model/types/article'
import type { articleLabels } from '@/labels/article'
import type { LabelReader } from '@/labels/reader'
import { splitAtFirstHeading, wordsOf } from '@/lib/rich-text-tree'
import type { RichText } from '@/models/rich-text'
import { ARTICLE_ANCHORS } from '@/routing/own-ids'

export interface ContentsEntry {
  anchor: string
  title: string
}

/** The headings of the first rank of a text, with the anchors that the text gives them. */
const headingsOf = (body: RichText): ContentsEntry[] =>
  body.flatMap((node) =>
    node.kind === 'heading' && node.level === 1 ? [{ anchor: node.anchor, title: wordsOf(node).trim() }] : [],
  )

/** What the table of contents lists, in the order of the page. */
export function contentsEntries(
  page: ArticleModel,
  label: LabelReader<keyof typeof articleLabels>,
): ContentsEntry[] {
  return [
    ...(page.steps.length > 0 ? [{ anchor: ARTICLE_ANCHORS.steps, title: label('article.steps') }] : []),
    ...headingsOf(splitAtFirstHeading(page.body).rest),
    ...(page.faq ? [{ anchor: ARTICLE_ANCHORS.faq, title: page.faq.title ?? label('article.faq') }] : []),
    ...(page.references.length > 0
      ? [{ anchor: ARTICLE_ANCHORS.references, title: label('article.references') }]
      : []),
  ]
}
