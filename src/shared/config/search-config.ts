/** The two indexes (behavior SEARCH-7): products, and all that is read: articles, questions, collections, pages. */
export type SearchIndex = 'products' | 'articles'

/** What the browser needs to ask the search service; nothing secret. */
export interface SearchConfig {
  appId: string
  searchKey: string
  /** Origin of the service, `http://localhost:4012`; null for Algolia's own hosts. */
  host: string | null
  indexes: Record<SearchIndex, string>
  /** Whether the site counts searches that were not answered (behavior SEARCH-16). */
  countsSearches: boolean
}
