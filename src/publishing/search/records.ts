import { serverEnv } from '@/config/env'
import { mapFacet } from '@/content/mappers/facets'
import { mapArticle } from '@/content/mappers/pages/article'
import { mapProduct } from '@/content/mappers/pages/product'
import { selectionOf } from '@/content/questions'
import { mapEach } from '@/content/reader/map'
import { contentTypes } from '@/content-model'
import type { Entry } from '@/content-model/entry'
import { uniqueFolded } from '@/lib/unique-folded'
import type { PageBase } from '@/models/page-base'
import type { Picture } from '@/models/picture'
import type { SearchImage, SearchRecord } from '@/models/search'
import { pathOfSlug } from '@/routing/links'
import { bodyText } from './body-text'
import type { FacetGroups } from './facet-groups'
import { fitRecord } from './fit-record'

/** Where records stand that editors gave no place: behind all others. */
const LAST_PLACE = 1_000_000
const DAY = 86_400_000

const heroImage = (picture: Picture | null): SearchImage | null =>
  picture && { ...picture.desktop, title: picture.alt }

/** Keywords of the entry and of its metadata (separated by commas), each once. */
const keywordsOf = ({ meta }: PageBase, own: string[]): string[] => {
  const all = [...own, ...(meta.keywords ?? '').split(',')].map((word) => word.trim()).filter(Boolean)
  return uniqueFolded(all)
}

/** What is asked for of each entry that a record is made from. */
export const recordSelection = {
  products: selectionOf(Object.keys(contentTypes.product.fields)),
  articles: selectionOf(Object.keys(contentTypes.article.fields)),
}

/** The record of a product page, from the model that the page shows. @throws ContentError when its entry cannot be read */
export const productRecord = (entry: Entry<'product'>, groups: FacetGroups): SearchRecord => {
  const page = mapProduct(entry)
  const { description, details, usage, ingredients, banner } = page
  const variants = page.variants.map(({ name, scents }) => ({
    name,
    scents: scents.map((scent) => ({ name: scent.name })),
  }))
  return fitRecord({
    objectID: page.id,
    title: page.title,
    shortDescription: page.shortDescription,
    url: pathOfSlug(page.slug),
    heroImage: heroImage(page.picture),
    keywords: keywordsOf(page, entry.fields.keywords),
    category: page.line,
    ...groups.sort(mapEach(entry.fields.facets, mapFacet)),
    body: bodyText({ description, details, usage, ingredients, variants, banner }),
    featured: entry.fields.featuredSort ?? LAST_PLACE,
    newest: entry.fields.newestSort ?? LAST_PLACE,
  })
}

/** The record of an article or how-to; the newest comes first. @throws ContentError when its entry cannot be read */
export const articleRecord = (entry: Entry<'article'>): SearchRecord => {
  const page = mapArticle(entry, serverEnv().SITE_URL)
  const published = Date.parse(page.publishedOn ?? page.updatedAt)
  const { body, steps, supplies, faq } = page
  return fitRecord({
    objectID: page.id,
    title: page.title,
    shortDescription: page.description,
    url: pathOfSlug(page.slug),
    heroImage: heroImage(page.picture),
    keywords: keywordsOf(page, []),
    category: page.category,
    facets: {},
    facetGroups: [],
    body: bodyText({ body, steps, supplies, faq }),
    featured: LAST_PLACE,
    newest: Number.isNaN(published) ? LAST_PLACE : -Math.floor(published / DAY),
  })
}
