import { z } from 'zod'
import { uniqueFolded } from '@/lib/unique-folded'
import type { PageBase } from '@/models/page-base'
import type { Picture } from '@/models/picture'
import type { SearchImage, SearchRecord } from '@/models/search'
import { pathOfSlug } from '@/routing/links'
import { links, optionalFlag, optionalNumber, texts } from '../entries/fields'
import type { MapContext } from '../mappers/context'
import { defineMapper, mapLinks } from '../mappers/define-mapper'
import { facetMapper } from '../mappers/facets'
import { articleFieldNames, articleMapper } from '../mappers/pages/article'
import { productFieldNames, productMapper } from '../mappers/pages/product'
import { selectionOf } from '../questions'
import type { RawEntry } from '../reply'
import type { FacetGroups } from './facet-groups'
import { searchTextOfArticle, searchTextOfProduct } from './search-text'

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
  productDetails: links,
  usageInstructions: links,
  featuredSort: optionalNumber,
  newestSort: optionalNumber,
})

type SortFields = z.infer<typeof sortFields>

/** Ids of sections that warn of something; none of those that do not. */
const warningMapper = defineMapper(
  'productSection',
  z.object({ isWarning: optionalFlag }),
  ({ isWarning }, { id }): string[] => (isWarning ? [id] : []),
)

const searchFieldsMapper = defineMapper('product', sortFields, (fields, entry, context) => {
  const warningsOf = (field: 'productDetails' | 'usageInstructions') =>
    mapLinks(fields[field], [warningMapper], context, { id: entry.id, field }).flat()
  return {
    ...fields,
    facets: mapLinks(fields.facets, [facetMapper], context, { id: entry.id, field: 'facets' }),
    warnings: new Set([...warningsOf('productDetails'), ...warningsOf('usageInstructions')]),
  }
})

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
  return {
    objectID: page.id,
    title: page.title,
    shortDescription: page.shortDescription,
    url: pathOfSlug(page.slug),
    heroImage: heroImage(page.picture),
    keywords: keywordsOf(page, found.keywords),
    category: page.line,
    ...groups.sort(found.facets),
    body: searchTextOfProduct(page, found.warnings),
    ...placesOf(found),
  }
}

/** The record of an article or how-to; the newest comes first. @throws ContentError when its entry cannot be read */
export const articleRecord = (entry: RawEntry, context: MapContext): SearchRecord => {
  const page = articleMapper.read(entry, context)
  const published = Date.parse(page.publishedOn ?? page.updatedAt)
  return {
    objectID: page.id,
    title: page.title,
    shortDescription: page.description,
    url: pathOfSlug(page.slug),
    heroImage: heroImage(page.picture),
    keywords: keywordsOf(page, []),
    category: page.category,
    facets: {},
    facetGroups: [],
    body: searchTextOfArticle(page),
    featured: LAST_PLACE,
    newest: Number.isNaN(published) ? LAST_PLACE : -Math.floor(published / DAY),
  }
}
