import type { SearchIndex } from '@/shared/config/search-config'
import type { SearchRecord } from '@/shared/content-model/views/search'

/* What the site needs of a search service to fill its indexes. Only `algolia/` knows the service and its package. */

export interface Synonym {
  id: string
  words: string[]
  /** Who looks for this finds the words too, and not the other way round; null where all mean the same. */
  from: string | null
  /** Whether `from` is a misspelling of the word, which counts as one typo. */
  isMisspelling?: true
}

/** An index that is being filled beside the one that visitors search. All of it throws the service's errors. */
export interface NewIndex {
  add(records: readonly SearchRecord[]): Promise<void>
  /** Puts it in place of the index at once, as soon as all of it is written. */
  publish(synonyms: Synonym[]): Promise<void>
  discard(): Promise<void>
}

/** A search service that may be written to. All of it throws the service's errors. */
export interface SearchAdmin {
  names: Record<SearchIndex, string>
  /** Adds records, or puts them in place of those with the same id. */
  write(index: SearchIndex, records: readonly SearchRecord[]): Promise<void>
  /** Deletes records; ids that no record has are ignored. */
  remove(index: SearchIndex, ids: string[]): Promise<void>
  /** Replaces settings and editors' synonyms of an index that is searched. */
  configure(
    index: SearchIndex,
    facetGroups: Record<string, string>,
    synonyms: readonly Synonym[],
  ): Promise<void>
  /** Begins new contents of an index. @param facetGroups titles by key, as in `SearchContent` */
  begin(index: SearchIndex, facetGroups: Record<string, string>): Promise<NewIndex>
}
