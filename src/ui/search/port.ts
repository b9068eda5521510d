import type { SearchIndex } from '@/shared/config/search-config'
import type { LOCALE_PATH } from '@/shared/config/site'
import type { UsageLimits } from '@/shared/content-model/products/suitability'
import type { Rating } from '@/shared/content-model/views/review'
import type { SearchRecord } from '@/shared/content-model/views/search'
import type { ProductCategory } from '@/shared/content-model/vocabulary'

/*
 * What the site needs of a search service. Only `algolia/` knows the service and its packages: `find-suggestions` is for
 * the overlay, `client` and `instant-search` are for the results page.
 */

export interface HighlightPart {
  text: string
  isMatch: boolean
}

/** Behavior SEARCH-8. */
export interface SearchHit
  extends Pick<
    SearchRecord,
    'id' | 'title' | 'shortDescription' | 'url' | 'heroImage' | 'category' | 'keywords'
  > {
  titleParts: HighlightPart[]
  descriptionParts: HighlightPart[]
  lineColor: string | null
  /** Legal kind, and least age in months; null where nothing is claimed. */
  mark: ProductCategory | null
  minimumAge: number | null
  /** In months; below it a doctor decides. */
  withDoctorUntil: number | null
  /** Shown with a mark, never suggested. */
  isRecalled: boolean
  /** Of a medicine: the names of its substances, and its number at the authority. */
  contains: string[]
  registration: string | null
  usage: UsageLimits
  rating: Rating | null
}

/** The filters of the products found; all maps are keyed by the key of a facet group. */
export interface FacetCounts {
  titles: ReadonlyMap<string, string>
  counts: ReadonlyMap<string, Readonly<Record<string, number>>>
}

export interface IndexResults {
  hits: SearchHit[]
  count: number
  pageCount: number
  /** The page of these hits; the first is 1. */
  page: number
  facets: FacetCounts
}

export interface Results {
  /** Null until both indexes have replied for this term. */
  tabs: Record<SearchIndex, IndexResults> | null
  isLoading: boolean
  isFailed: boolean
  retry: () => void
}

/** Behavior SEARCH-7. */
export interface SearchInfo {
  hits: SearchHit[]
  num_pages: number
  total_result_count: number
  query: string
  per_page: number
}

export interface Suggestions {
  /** Keyed by language (behavior SEARCH-7): `products-pt-br`, `articles-pt-br`. */
  results: Record<`${SearchIndex}-${typeof LOCALE_PATH}`, SearchInfo>
  /** Best first, at most 8. */
  keywords: string[]
}
