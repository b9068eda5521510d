import { z } from 'zod'
import { links, optionalNumber, texts } from '@/content/entries/fields'
import type { MapContext } from '@/content/mappers/context'
import { defineMapper, mapLinks } from '@/content/mappers/define-mapper'
import { facetMapper } from '@/content/mappers/facets'
import { articleFieldNames, articleMapper } from '@/content/mappers/pages/article'
import { productFieldNames, productMapper } from '@/content/mappers/pages/product'
import type { RawEntry } from '@/content/service/reply'
import { selectionOf } from '@/content/service/selection'
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

const sortFields = z.object({
  keywords: texts,
  facets: links,
  featuredSort: optionalNumber,
  newestSort: optionalNumber,
})

type SortFields = z.infer<typeof sortFields>

const searchFieldsMapper = defineMapper('product', sortFields, (fields, entry, context) => ({
  ...fields,
  facets: mapLinks(fields.facets, [facetMapper], context, { id: entry.id, field: 'facets' }),
}))

/** What is asked for of each entry that a record is made from. */
export const recordSelection = {
  products: selectionOf([...productFieldNames, ...Object.keys(sortFields.shape)]),
  articles: selectionOf(articleFieldNames),
}

const placesOf = ({ featuredSort, newestSort }: Pick<SortFields, 'featuredSort' | 'newestSort'>) => ({
  featured: featuredSort ?? LAST_PLACE,
  newest: newestSort ?? LAST_PLACE,
})

/** The record of a product page, from the model that the page shows. @throws ContentError when its entry cannot be read */
export const productRecord = (entry: RawEntry, context: MapContext, groups: FacetGroups): SearchRecord => {
  const page = productMapper.read(entry, context)
  const found = searchFieldsMapper.read(entry, context)
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
    keywords: keywordsOf(page, found.keywords),
    category: page.line,
    ...groups.sort(found.facets),
    body: bodyText({ description, details, usage, ingredients, variants, banner }),
    ...placesOf(found),
  })
}

/** The record of an article or how-to; the newest comes first. @throws ContentError when its entry cannot be read */
export const articleRecord = (entry: RawEntry, context: MapContext): SearchRecord => {
  const page = articleMapper.read(entry, context)
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
