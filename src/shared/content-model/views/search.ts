import type { SearchIndex } from '@/shared/config/search-config'
import type { LineColor, ProductCategory } from '@/shared/content-model/vocabulary'
import type { Rating } from './review'

/** Picture of a hit (behavior MODEL-16); `title` is its alternative text, sizes are in pixels. */
export interface SearchImage {
  url: string
  title: string
  width: number
  height: number
}

/** One record of an index; as it is written, at most 10 kB as JSON (the smallest limit of Algolia's plans). */
export interface SearchRecord {
  // A hit brings back what follows, up to `rating`.
  title: string
  shortDescription: string | null
  /** Path on this site, with slashes at both ends. */
  url: string
  heroImage: SearchImage | null
  /** Words by which editors want the page to be found; also offered as suggestions. */
  keywords: string[]
  /** A product's line, an article's category. */
  category: string | null
  lineColor?: LineColor
  /** What kind of thing a product is by law, and from how many months of age it may be used. */
  mark?: ProductCategory
  minimumAge?: number
  withDoctorUntil?: number
  recalled?: true
  /** Of a medicine: the names of its substances, and its number at the authority. */
  contains?: string[]
  registration?: string
  /** The last day, `2026-11-20`, on which a reviewed text is suggested: its next review is long overdue after it. */
  suggestedUntil?: string
  /** Unique ids of the facets that a product is not for; names of its substances and their classes. */
  notFor?: string[]
  substances?: string[]
  /** Of real, published reviews of a product; without any there is none. */
  rating?: Rating
  id: string
  /** Facet titles by the key of their group: `{ sintoma: ['Nariz entupido'] }`. The facet to ask for is `facets.sintoma`. */
  facets: Record<string, string[]>
  /** Those groups with their titles, as `lib/facet-group.ts` writes them: replies tell them without knowing content. */
  facetGroups: string[]
  /** Words, and expressions of several words, that this page answers before all others; never sent back. */
  guidanceFor?: string[]
  guidancePhrases?: string[]
  /** All that is searched of the page besides; never sent back. */
  body: string
  /** Places that editors gave, the first being 1; the last place of all where they gave none. */
  featured: number
  newest: number
}

export interface SkippedEntry {
  entryId: string
  contentType: string
  field: string
  reason: string
}

export interface SearchContent {
  /** Whole: the service's limits are the business of whoever writes them. */
  records: Record<SearchIndex, SearchRecord[]>
  /** Title of each group of filters by its key, as in `SearchRecord.facets`, in the editors' order. */
  facetGroups: Record<string, string>
  skipped: SkippedEntry[]
}

export interface SearchBatch {
  index: SearchIndex
  records: SearchRecord[]
}

/** What the indexes are filled with, in batches: of a large site one of them at a time is in memory. */
export interface SearchStream extends Pick<SearchContent, 'facetGroups'> {
  batches: AsyncIterable<SearchBatch>
  /** Whole once the batches are through. */
  skipped: SkippedEntry[]
}

export interface SynonymSet {
  id: string
  words: string[]
  /** Who looks for one of these finds the words too, and not the other way round; null where all mean the same. */
  oneWayFrom: string[] | null
}
