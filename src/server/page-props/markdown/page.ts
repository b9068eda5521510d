import { LOCALE } from '@/shared/config/site'
import type { PageModel } from '@/shared/content-model'
import type { Person } from '@/shared/content-model/types/article-parts'
import type { LabelOverrides } from '@/shared/labels/reader'
import { absoluteUrl, pathOfSlug } from '@/shared/routing/links'
import { objectsIn } from '@/shared/utils/objects-in'
import { articleMarkdown } from './article'
import { listMarkdown, noticesOf } from './lists'
import { productMarkdown } from './product'
import { sectionMarkdown } from './sections'
import { type TwinContext, twinContext } from './twin-context'
import { blocks, bullets, escapeWords, heading, link, plainText, questions } from './words'

/** The name of something that leads to a page of the site, such as a card, a link, or a subject. */
const nameOf = (value: object): string | null => {
  if ('title' in value && typeof value.title === 'string') return value.title
  return 'text' in value && typeof value.text === 'string' ? value.text : null
}

const linksIn = (page: object): [href: string, name: string][] =>
  objectsIn(page).flatMap((value) => {
    const name = nameOf(value)
    const leads = 'href' in value && typeof value.href === 'string' && value.href.startsWith('/')
    return leads && name ? [[String(value.href), name]] : []
  })

/** The pages of the site to which a page leads that is a list: each once, in the order of the page. */
function listedLinks(page: object, { absolute }: TwinContext): string {
  const byAddress = new Map<string, string>()
  for (const [href, name] of linksIn(page)) if (!byAddress.has(href)) byAddress.set(href, name)
  return bullets([...byAddress].map(([href, name]) => link(escapeWords(name), absolute(href))))
}

/** A person as readers judge a source: name, role, professional registration. */
function personLine(person: Person | null): string | null {
  return person && [person.name, person.role, person.registration].filter(Boolean).join(', ')
}

/** For programs: YAML between two lines of dashes; strings are written as JSON, which YAML reads. */
function frontMatter(facts: Record<string, string | null>): string {
  const lines = Object.entries(facts).flatMap(([key, value]) =>
    value ? [`${key}: ${JSON.stringify(value)}`] : [],
  )
  return ['---', ...lines, '---'].join('\n')
}

const bodyOf = (page: PageModel, context: TwinContext): string => {
  switch (page.type) {
    case 'article':
      return articleMarkdown(page, context)
    case 'product':
      return productMarkdown(page, context)
    case 'faq':
      return blocks(questions(page.questions, 2), page.notice && sectionMarkdown(page.notice, 2, context))
    case 'content':
      return blocks(
        ...page.containers.flatMap(({ sections }) =>
          sections.map((section) => sectionMarkdown(section, 2, context)),
        ),
      )
    case 'productListing':
    case 'collection':
    case 'collectionList':
    case 'recommender':
      return listMarkdown(page, context)
    default:
      return blocks(listedLinks({ ...page, crumbs: [] }, context), noticesOf(page, context))
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
