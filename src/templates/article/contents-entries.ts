import type { ArticleModel } from '@/content-model/types/article'
import type { articleLabels } from '@/labels/article'
import type { LabelReader } from '@/labels/reader'
import { splitAtFirstHeading, topHeadings, wordsOf } from '@/lib/rich-text-tree'
import { ARTICLE_ANCHORS } from '@/routing/own-ids'

export interface ContentsEntry {
  anchor: string
  title: string
}

/** Entries of the table of contents, in page order. */
export function contentsEntries(
  page: ArticleModel,
  label: LabelReader<keyof typeof articleLabels>,
): ContentsEntry[] {
  return [
    ...(page.steps.length > 0 ? [{ anchor: ARTICLE_ANCHORS.steps, title: label('article.steps') }] : []),
    ...topHeadings(splitAtFirstHeading(page.body).rest).map((heading) => ({
      anchor: heading.anchor,
      title: wordsOf(heading).trim(),
    })),
    ...(page.faq ? [{ anchor: ARTICLE_ANCHORS.faq, title: page.faq.title ?? label('article.faq') }] : []),
    ...(page.references.length > 0
      ? [{ anchor: ARTICLE_ANCHORS.references, title: label('article.references') }]
      : []),
  ]
}
