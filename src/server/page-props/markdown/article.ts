import type { ArticleModel } from '@/shared/content-model/types/article'
import type { Reference } from '@/shared/content-model/types/article-parts'
import { splitAtFirstHeading } from '@/shared/content-model/views/rich-text-tree'
import { longDate } from '@/shared/utils/long-date'
import { richText } from './sections'
import type { TwinContext } from './twin-context'
import { blocks, bullets, escapeWords, heading, link, plainText, questions } from './words'

const reference = (
  { title, publisher, href, consultedOn }: Reference,
  { labels: { article } }: TwinContext,
): string =>
  [
    publisher && `${escapeWords(publisher)}.`,
    `${href ? link(escapeWords(title), href) : escapeWords(title)}.`,
    consultedOn && `${article('article.consultedOn', { date: longDate(consultedOn) })}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** An article or how-to, in the order of its page. */
export function articleMarkdown(page: ArticleModel, context: TwinContext): string {
  const { article: label } = context.labels
  const { opening, rest } = splitAtFirstHeading(page.body)
  const part = (title: string, content: string) => content !== '' && blocks(heading(2, title), content)
  return blocks(
    part(label('article.summary'), bullets(page.summary.map(escapeWords))),
    richText(opening, 2, context),
    part(label('article.supplies'), bullets(page.supplies.map(escapeWords))),
    part(
      label('article.steps'),
      blocks(
        ...page.steps.map(({ title, text }, at) =>
          blocks(heading(3, `${at + 1}. ${title}`), plainText(text)),
        ),
      ),
    ),
    richText(rest, 2, context),
    page.faq && part(page.faq.title ?? label('article.faq'), questions(page.faq.questions, 3)),
    part(label('article.references'), bullets(page.references.map((source) => reference(source, context)))),
  )
}
