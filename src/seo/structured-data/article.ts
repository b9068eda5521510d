import type { Article, HowTo, Person as PersonData, WithContext } from 'schema-dts'
import { LOCALE } from '@/config/site'
import type { ArticleModel } from '@/content-model/types/article'
import type { Person } from '@/content-model/types/article-parts'
import { absoluteUrl, pathOfSlug } from '@/routing/links'
import { stepAnchor } from '@/routing/own-ids'
import { searchPicture } from '../shared-pictures'

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

/** Article (Google: no required properties). The page counts as modified when it was last reviewed. */
export function articleData(page: ArticleModel, site: Site): WithContext<Article> {
  const url = absoluteUrl(site.url, pathOfSlug(page.slug))
  const { title, description, picture, author, reviewer, publishedOn, reviewedOn, category } = page
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
    ...(picture && { image: [searchPicture(picture.desktop)] }),
    ...(publishedOn && { datePublished: publishedOn }),
    ...((reviewedOn ?? publishedOn) && { dateModified: reviewedOn ?? publishedOn ?? '' }),
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
