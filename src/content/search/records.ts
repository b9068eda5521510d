import type { Entry } from '@/content-model/entry'
import { uniqueFolded } from '@/lib/fold-text'
import { DAY } from '@/lib/utc-day'
import type { PageBase } from '@/models/page-base'
import type { Picture } from '@/models/picture'
import type { SearchImage, SearchRecord } from '@/models/search'
import { pathOfSlug } from '@/routing/links'
import { mapFacet } from '../mappers/facets'
import { mapArticle } from '../mappers/pages/article'
import { mapProduct } from '../mappers/pages/product'
import { mapEach } from '../reader/map'
import type { FacetGroups } from './facet-groups'
import { searchTextOfArticle, searchTextOfProduct } from './search-text'

/** Where records stand that editors gave no place: behind all others. */
export const LAST_PLACE = 1_000_000

/** A page's picture as hits show it. */
export function heroImage(picture: Picture | null): SearchImage | null {
  return picture && { ...picture.desktop, title: picture.alt }
}

/** Keywords of the entry and of its metadata (separated by commas), each once. */
export function keywordsOf({ meta }: Pick<PageBase, 'meta'>, own: string[]): string[] {
  const all = [...own, ...(meta.keywords ?? '').split(',')].map((word) => word.trim()).filter(Boolean)
  return uniqueFolded(all)
}

const warningsOf = ({ fields }: Entry<'product'>): ReadonlySet<string> => {
  const texts = [...fields.productDetails, ...fields.usageInstructions]
  return new Set(texts.filter((text) => text.fields.isWarning).map(({ id }) => id))
}

/** Who must not use a product; fields that say nothing are left out. */
const usageOf = ({ fields }: Entry<'product'>): Pick<SearchRecord, 'notFor' | 'substances'> => {
  const notFor = mapEach(fields.notFor, mapFacet).map(({ id }) => id)
  const substances = mapEach(fields.activeIngredients, ({ fields: { name, synonyms, drugClass } }) => [
    name,
    ...synonyms,
    ...(drugClass === null ? [] : [drugClass]),
  ]).flat()
  return {
    ...(notFor.length > 0 && { notFor }),
    ...(substances.length > 0 && { substances: [...new Set(substances)] }),
  }
}

/** The record of a product page, from the model that the page shows. @throws ContentError when its entry cannot be read */
export function productRecord(entry: Entry<'product'>, groups: FacetGroups): SearchRecord {
  const page = mapProduct(entry)
  return {
    id: page.id,
    title: page.title,
    shortDescription: page.shortDescription,
    url: pathOfSlug(page.slug),
    heroImage: heroImage(page.picture),
    keywords: keywordsOf(page, entry.fields.keywords),
    category: page.line,
    ...(page.lineColor && { lineColor: page.lineColor }),
    ...groups.sort(mapEach(entry.fields.facets, mapFacet)),
    body: searchTextOfProduct(page, warningsOf(entry)),
    featured: entry.fields.featuredSort ?? LAST_PLACE,
    newest: entry.fields.newestSort ?? LAST_PLACE,
    ...(page.category && { mark: page.category }),
    ...(page.minimumAge !== null && { minimumAge: page.minimumAge }),
    ...(page.recall !== null && { recalled: true }),
    ...usageOf(entry),
  }
}

/** The record of an article or how-to; the newest comes first. @throws ContentError when its entry cannot be read */
export function articleRecord(entry: Entry<'article'>, siteUrl: string): SearchRecord {
  const page = mapArticle(entry, siteUrl)
  const published = Date.parse(page.publishedOn ?? page.updatedAt)
  return {
    id: page.id,
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
