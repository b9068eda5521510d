import { badSearch } from '../errors'
import type { Values } from './read'

/** Everything a query depends on: its own parameters, else the settings of the index, else Algolia's defaults. */
export interface Options {
  query: string
  page: number
  hitsPerPage: number
  /** Set together with `length` in place of page and hitsPerPage. */
  offset: number | null
  length: number
  paginationLimitedTo: number
  facets: string[]
  maxValuesPerFacet: number
  maxFacetHits: number
  sortFacetValuesBy: string
  facetFilters: unknown
  queryType: string
  queryLanguages: string[]
  ignorePlurals: boolean | string[]
  removeStopWords: boolean | string[]
  removeWordsIfNoResults: string
  optionalWords: string[]
  synonyms: boolean
  typoTolerance: boolean | string
  allowTyposOnNumericTokens: boolean
  minWordSizefor1Typo: number
  minWordSizefor2Typos: number
  disableTypoToleranceOnWords: string[]
  disableTypoToleranceOnAttributes: string[]
  disablePrefixOnAttributes: string[]
  disableExactOnAttributes: string[]
  restrictSearchableAttributes: string[]
  exactOnSingleWordQuery: string
  alternativesAsExact: string[]
  attributeCriteriaComputedBy: string | null
  attributeCriteriaComputedByMinProximity: boolean
  minProximity: number
  ranking: string[]
  customRanking: string[]
  attributesToRetrieve: string[]
  unretrievableAttributes: string[]
  attributesToHighlight: string[] | null
  highlightPreTag: string
  highlightPostTag: string
  renderingContent: unknown
  responseFields: string[]
}

const DEFAULTS: Options = {
  query: '',
  page: 0,
  hitsPerPage: 20,
  offset: null,
  length: 0,
  paginationLimitedTo: 1000,
  facets: [],
  maxValuesPerFacet: 100,
  maxFacetHits: 10,
  sortFacetValuesBy: 'count',
  facetFilters: [],
  queryType: 'prefixLast',
  queryLanguages: [],
  ignorePlurals: false,
  removeStopWords: false,
  removeWordsIfNoResults: 'none',
  optionalWords: [],
  synonyms: true,
  typoTolerance: true,
  allowTyposOnNumericTokens: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  disableTypoToleranceOnWords: [],
  disableTypoToleranceOnAttributes: [],
  disablePrefixOnAttributes: [],
  disableExactOnAttributes: [],
  restrictSearchableAttributes: [],
  exactOnSingleWordQuery: 'attribute',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
  attributeCriteriaComputedBy: null,
  attributeCriteriaComputedByMinProximity: false,
  minProximity: 1,
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: [],
  attributesToRetrieve: ['*'],
  unretrievableAttributes: [],
  attributesToHighlight: null,
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  renderingContent: {},
  responseFields: ['*'],
}

const MOST_HITS = 1000
const MOST_FACET_HITS = 100

/** Bytes of the longest query that Algolia takes. */
const MOST_QUERY_BYTES = 512

/**
 * Puts checked parameters over checked settings. Numbers above Algolia's limits are lowered to them.
 * @throws SearchError 400 for a query that is too long
 */
export function optionsOf(settings: Values, params: Values): Options {
  // Both are validated against the table of kinds, which gives every name its type here.
  const options: Options = { ...DEFAULTS, ...settings, ...params }
  if (Buffer.byteLength(options.query) > MOST_QUERY_BYTES)
    throw badSearch(`The query is too long: ${MOST_QUERY_BYTES} bytes at most`)
  options.hitsPerPage = Math.min(options.hitsPerPage, MOST_HITS)
  options.length = Math.min(options.length, MOST_HITS)
  options.maxFacetHits = Math.min(options.maxFacetHits, MOST_FACET_HITS)
  return options
}

/** Response of GET settings for an index that has none. */
export const DEFAULT_SETTINGS: Values = {
  minWordSizefor1Typo: DEFAULTS.minWordSizefor1Typo,
  minWordSizefor2Typos: DEFAULTS.minWordSizefor2Typos,
  hitsPerPage: DEFAULTS.hitsPerPage,
  maxValuesPerFacet: DEFAULTS.maxValuesPerFacet,
  paginationLimitedTo: DEFAULTS.paginationLimitedTo,
  exactOnSingleWordQuery: DEFAULTS.exactOnSingleWordQuery,
  ranking: DEFAULTS.ranking,
  separatorsToIndex: '',
  removeWordsIfNoResults: DEFAULTS.removeWordsIfNoResults,
  queryType: DEFAULTS.queryType,
  highlightPreTag: DEFAULTS.highlightPreTag,
  highlightPostTag: DEFAULTS.highlightPostTag,
  alternativesAsExact: DEFAULTS.alternativesAsExact,
}
