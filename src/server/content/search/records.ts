import type { Entry } from '@/shared/content-model/entry'
import type { ProductPageModel } from '@/shared/content-model/types/product'
import type { PageBase } from '@/shared/content-model/views/page-base'
import type { Picture } from '@/shared/content-model/views/picture'
import type { SearchRecord } from '@/shared/content-model/views/search'
import { pathOfSlug } from '@/shared/routing/links'
import { uniqueFolded } from '@/shared/utils/fold-text'
import { DAY } from '@/shared/utils/utc-day'
import { mapFacet } from '../mappers/facets'
import { mapArticle } from '../mappers/pages/article'
import { mapCollection, mapContentPage } from '../mappers/pages/content'
import { mapFaqPage } from '../mappers/pages/faq'
import { mapProduct } from '../mappers/pages/product'
import { mapEach } from '../reader/map'
import type { FacetGroups } from './facet-groups'
import {
  searchTextOfArticle,
  searchTextOfBlocks,
  searchTextOfProduct,
  searchTextOfQuestions,
} from './search-text'

/** Where records stand that editors gave no place: behind all others. */
const LAST_PLACE = 1_000_000

const warningsOf = ({ fields }: Entry<'product'>): ReadonlySet<string> => {
  const texts = [...fields.productDetails, ...fields.usageInstructions]
  return new Set(texts.filter((text) => text.fields.isWarning).map(({ id }) => id))
}

/** Who must not use a product; fields that say nothing are left out. */
const usageOf = ({ fields }: Entry<'product'>): Pick<SearchRecord, 'notFor' | 'substances'> => {
  const notFor = mapEach(fields.notFor, mapFacet).map(({ id }) => id)
  const known = mapEach(fields.activeIngredients, ({ fields: { name, synonyms, drugClass } }) => ({
    names: drugClass === null ? [name] : [name, drugClass],
    synonyms,
  }))
  // A record that is too large loses the last ones.
  const substances = [...known.flatMap(({ names }) => names), ...known.flatMap(({ synonyms }) => synonyms)]
  return {
    ...(notFor.length > 0 && { notFor }),
    ...(substances.length > 0 && { substances: [...new Set(substances)] }),
  }
}

/** What the law wants said of a medicine wherever it is shown. */
const contentsOf = ({
  category,
  ingredients,
  registrationNumber,
}: ProductPageModel): Pick<SearchRecord, 'contains' | 'registration'> =>
  category === 'medicine'
    ? {
        ...(ingredients.length > 0 && { contains: ingredients.map(({ name }) => name) }),
        ...(registrationNumber && { registration: registrationNumber }),
      }
    : {}

/** The record of a page; it ranks below an article that fits a query as well. */
const baseRecord = (
  page: PageBase,
  picture: Picture | null,
  body: string,
  ownKeywords: string[] = [],
): SearchRecord => ({
  id: page.id,
  title: page.title,
  shortDescription: page.meta.description,
  url: pathOfSlug(page.slug),
  heroImage: picture && { ...picture.desktop, title: picture.alt },
  keywords: uniqueFolded(
    [...ownKeywords, ...(page.meta.keywords ?? '').split(',')].map((word) => word.trim()).filter(Boolean),
  ),
  category: null,
  facets: {},
  facetGroups: [],
  body,
  featured: LAST_PLACE + 1,
  newest: LAST_PLACE,
})

/** The record of a product page, from the model that the page shows. @throws ContentError when its entry cannot be read */
export function productRecord(entry: Entry<'product'>, groups: FacetGroups): SearchRecord {
  const page = mapProduct(entry)
  const body = searchTextOfProduct(page, warningsOf(entry))
  return {
    ...baseRecord(page, page.picture, body, entry.fields.keywords),
    shortDescription: page.shortDescription,
    category: page.line,
    ...(page.lineColor && { lineColor: page.lineColor }),
    ...groups.sort(mapEach(entry.fields.facets, mapFacet)),
    featured: entry.fields.featuredSort ?? LAST_PLACE,
    newest: entry.fields.newestSort ?? LAST_PLACE,
    ...(page.category && { mark: page.category }),
    ...(page.minimumAge !== null && { minimumAge: page.minimumAge }),
    ...(page.withDoctorUntil !== null && { withDoctorUntil: page.withDoctorUntil }),
    ...(page.recall !== null && { recalled: true }),
    ...contentsOf(page),
    ...usageOf(entry),
  }
}

/** The record of an article or how-to; the newest comes first. @throws ContentError when its entry cannot be read */
export function articleRecord(entry: Entry<'article'>, siteUrl: string): SearchRecord {
  const page = mapArticle(entry, siteUrl)
  const published = Date.parse(page.publishedOn ?? page.updatedAt)
  return {
    ...baseRecord(page, page.picture, searchTextOfArticle(page)),
    shortDescription: page.description,
    category: page.category,
    featured: LAST_PLACE,
    newest: Number.isNaN(published) ? LAST_PLACE : -Math.floor(published / DAY),
  }
}

const recordOf = (page: PageBase, picture: Picture | null, body: string): SearchRecord | null =>
  page.meta.noIndex ? null : baseRecord(page, picture, body)

/** What a page of blocks shows of other pages is no words of its own. */
const NOTHING_ELSE = { comparison: null, continents: null, reviewable: null }

/** Null where editors exclude the page from search. @throws ContentError when unreadable */
export function faqRecord(entry: Entry<'faqPage'>): SearchRecord | null {
  const page = mapFaqPage(entry, new Map())
  return recordOf(page, page.picture, searchTextOfQuestions(page.questions))
}

/** The record of a collection, as above. @throws ContentError */
export function collectionRecord(entry: Entry<'collectionPage'>): SearchRecord | null {
  const page = mapCollection(entry)
  return recordOf(page, page.picture, searchTextOfBlocks(page.description, page.containers))
}

/** The record of a page of blocks, such as a leaflet or the way to contact, as above. @throws ContentError */
export function contentRecord(entry: Entry<'contentPage'>): SearchRecord | null {
  const page = mapContentPage(entry, NOTHING_ELSE)
  const image = page.meta.openGraphImage
  const picture = image && { alt: '', desktop: image }
  return recordOf(page, picture, searchTextOfBlocks([], page.containers))
}
