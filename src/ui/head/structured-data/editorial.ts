import type { Article, FAQPage, HowTo, Person as PersonData, WithContext } from 'schema-dts'
import { LOCALE } from '@/shared/config/site'
import type { PageModel } from '@/shared/content-model'
import type { ArticleModel } from '@/shared/content-model/types/article'
import type { Person } from '@/shared/content-model/types/article-parts'
import type { FaqSection } from '@/shared/content-model/types/faq-section'
import type { RichTextNode, Section } from '@/shared/content-model/views/rich-text'
import { childrenOf } from '@/shared/content-model/views/rich-text-tree'
import { absoluteUrl, pathOfSlug } from '@/shared/routing/links'
import { stepAnchor } from '@/shared/routing/own-ids'
import { startOfDay } from '@/shared/utils/moment'
import { searchPicture, searchPictures } from '../shared-pictures'
import { filmsOf } from './films'

type Question = FaqSection['questions'][number]

const inText = (nodes: RichTextNode[]): Question[] =>
  nodes.flatMap((node) =>
    typeof node !== 'string' && node.kind === 'section'
      ? inSections([node.section])
      : inText(childrenOf(node)),
  )

const inSections = (sections: Section[]): Question[] =>
  sections.flatMap((section) => {
    if (section.type === 'faq') return section.questions
    return section.type === 'richText' ? inText(section.body) : []
  })

/** A page's questions; lists of subjects have none: search engines ask for one place only. */
export function shownQuestions(page: PageModel): Question[] {
  switch (page.type) {
    case 'faq':
      return page.questions
    case 'article':
      return [...inText(page.body), ...(page.faq?.questions ?? [])]
    case 'content':
    case 'collection':
      return inSections(page.containers.flatMap(({ sections }) => sections))
    case 'home':
    case 'history':
      return inSections(page.sections)
    default:
      return []
  }
}

/** FAQPage: at least one question with its whole answer, as the page shows them; null without any. */
export function faqData(questions: { question: string; answer: string }[]): WithContext<FAQPage> | null {
  return questions.length === 0
    ? null
    : {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: LOCALE,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }
}

interface Site {
  url: string
  name: string | null
  logo?: string | null
}

const person = ({ name, role, href }: Person, site: Site): PersonData => ({
  '@type': 'Person',
  name,
  ...(role && { jobTitle: role }),
  ...(href && { url: absoluteUrl(site.url, href) }),
})

/** When an article was published and last reviewed, which counts as its change: days in Brazil, with the time zone. */
export function articleTimes({ publishedOn, reviewedOn }: ArticleModel) {
  const modifiedOn = reviewedOn ?? publishedOn
  return {
    published: publishedOn && startOfDay(publishedOn),
    modified: modifiedOn && startOfDay(modifiedOn),
  }
}

/** Article (Google: no required properties). */
export function articleData(page: ArticleModel, site: Site): WithContext<Article> {
  const url = absoluteUrl(site.url, pathOfSlug(page.slug))
  const { title, description, picture, author, reviewer, reviewedOn, category } = page
  const { published, modified } = articleTimes(page)
  const films = filmsOf(page)
  const cited = page.references.flatMap(({ title: name, href }) =>
    href ? [{ '@type': 'CreativeWork' as const, name, url: href }] : [],
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    url,
    inLanguage: LOCALE,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      ...(reviewer && { reviewedBy: person(reviewer, site) }),
      ...(reviewedOn && { lastReviewed: reviewedOn }),
    },
    ...(description && { description }),
    ...(picture && { image: searchPictures(picture.desktop) }),
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    ...(films.length > 0 && { video: films }),
    ...(author && { author: person(author, site) }),
    ...(category && { articleSection: category }),
    ...(cited.length > 0 && { citation: cited }),
    ...(site.name && {
      publisher: {
        '@type': 'Organization',
        name: site.name,
        url: absoluteUrl(site.url, pathOfSlug('')),
        ...(site.logo && { logo: { '@type': 'ImageObject', url: site.logo } }),
      },
    }),
  }
}

/** HowTo with a HowToStep a step; null for articles that are none, and for those without steps. */
export function howToData(page: ArticleModel, site: Site): WithContext<HowTo> | null {
  if (!page.isHowTo || page.steps.length === 0) return null
  const url = absoluteUrl(site.url, pathOfSlug(page.slug))
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: page.title,
    inLanguage: LOCALE,
    ...(page.description && { description: page.description }),
    ...(page.picture && { image: searchPicture(page.picture.desktop) }),
    ...(page.supplies.length > 0 && {
      supply: page.supplies.map((name) => ({ '@type': 'HowToSupply' as const, name })),
    }),
    step: page.steps.map(({ title, text, image }, index) => ({
      '@type': 'HowToStep' as const,
      position: index + 1,
      name: title,
      text,
      url: `${url}#${stepAnchor(index)}`,
      ...(image && { image: searchPicture(image.desktop) }),
    })),
  }
}
