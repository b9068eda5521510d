import { LOCALE } from '@/config/site'
import type { PageModel } from '@/content-model'
import type { LabelOverrides } from '@/labels/reader'
import { absoluteUrl, pathOfSlug } from '@/routing/links'
import { articleMarkdown } from './article'
import { frontMatter, personLine } from './front-matter'
import { listedLinks } from './listed-links'
import { twinContext } from './make-twin-context'
import { productMarkdown } from './product'
import { questions } from './questions'
import type { TwinContext } from './twin-context'
import { blocks, heading, plainText } from './words'

const bodyOf = (page: PageModel, context: TwinContext): string => {
  switch (page.type) {
    case 'article':
      return articleMarkdown(page, context)
    case 'product':
      return productMarkdown(page, context)
    case 'faq':
      return blocks(questions(page.questions, 2), page.notice && context.section(page.notice, 2))
    case 'content':
      return blocks(
        ...page.containers.flatMap(({ sections }) => sections.map((section) => context.section(section, 2))),
      )
    default:
      return listedLinks({ ...page, crumbs: [] }, context)
  }
}

/** What the page itself says of what it is about, else what search engines read. */
const descriptionOf = (page: PageModel): string | null => {
  if (page.type === 'product') return page.shortDescription ?? page.meta.description
  return 'description' in page && typeof page.description === 'string'
    ? page.description
    : page.meta.description
}

/** Who wrote and reviewed it, and when; of pages that say nothing of it, nothing. */
const reviewOf = (page: PageModel) => ({
  published: page.type === 'article' ? page.publishedOn : null,
  reviewed: 'reviewedOn' in page ? page.reviewedOn : null,
  author: page.type === 'article' ? personLine(page.author) : null,
  reviewer: 'reviewer' in page ? personLine(page.reviewer) : null,
})

/**
 * A page as Markdown (CommonMark with tables), for programs that read (behavior TWIN-1): made of the model that the page is
 * rendered from. Pages that are lists are written as the links they show.
 * @param labels the editors' own texts (`mwLabels`)
 */
export function pageMarkdown(page: PageModel, siteUrl: string, labels: LabelOverrides): string {
  const path = pathOfSlug(page.slug)
  const description = descriptionOf(page)
  const facts = {
    title: page.title,
    description,
    url: absoluteUrl(siteUrl, path),
    language: LOCALE,
    updated: page.updatedAt || null,
    ...reviewOf(page),
  }
  const body = bodyOf(page, twinContext(siteUrl, path, labels))
  return `${blocks(frontMatter(facts), heading(1, page.title), description && plainText(description), body)}\n`
}
