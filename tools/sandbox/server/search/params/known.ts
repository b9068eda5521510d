export type Kind = 'flag' | 'count' | 'text' | 'list' | 'flagOrList' | 'flagOrText' | 'textOrList' | 'any'

/**
 * Treatment of every parameter of Algolia, for queries and for the settings of an index.
 * - With a kind, it is imitated.
 * - `idle`: it affects nothing that this service responds, here or at Algolia; it is accepted.
 * - `refused`: it would change replies and is not imitated; any value that turns it on gets 400.
 */
export type Treatment = Kind | 'idle' | 'refused'

const SHARED: Record<string, Treatment> = {
  advancedSyntax: 'refused',
  advancedSyntaxFeatures: 'refused',
  allowTyposOnNumericTokens: 'flag',
  alternativesAsExact: 'list',
  attributeCriteriaComputedBy: 'text',
  attributeCriteriaComputedByMinProximity: 'flag',
  attributesToHighlight: 'list',
  attributesToRetrieve: 'list',
  attributesToSnippet: 'refused',
  // Portuguese has no compounds, and there are no rules.
  decompoundQuery: 'idle',
  disableExactOnAttributes: 'list',
  disableTypoToleranceOnAttributes: 'list',
  distinct: 'refused',
  enablePersonalization: 'refused',
  enableReRanking: 'refused',
  enableRules: 'idle',
  exactOnSingleWordQuery: 'text',
  highlightPostTag: 'text',
  highlightPreTag: 'text',
  hitsPerPage: 'count',
  ignorePlurals: 'flagOrList',
  maxFacetHits: 'count',
  maxValuesPerFacet: 'count',
  minProximity: 'count',
  minWordSizefor1Typo: 'count',
  minWordSizefor2Typos: 'count',
  mode: 'text',
  optionalWords: 'textOrList',
  queryLanguages: 'list',
  queryType: 'text',
  ranking: 'list',
  reRankingApplyFilter: 'refused',
  relevancyStrictness: 'refused',
  removeStopWords: 'flagOrList',
  removeWordsIfNoResults: 'text',
  renderingContent: 'any',
  replaceSynonymsInHighlight: 'refused',
  responseFields: 'list',
  restrictHighlightAndSnippetArrays: 'refused',
  semanticSearch: 'refused',
  snippetEllipsisText: 'refused',
  sortFacetValuesBy: 'text',
  typoTolerance: 'flagOrText',
}

/** Parameters of a query, after Algolia's own list. */
export const QUERY_PARAMETERS: Record<string, Treatment> = {
  ...SHARED,
  analytics: 'idle',
  analyticsTags: 'idle',
  aroundLatLng: 'refused',
  aroundLatLngViaIP: 'refused',
  aroundPrecision: 'refused',
  aroundRadius: 'refused',
  clickAnalytics: 'refused',
  customRanking: 'list',
  enableABTest: 'idle',
  explain: 'refused',
  extensions: 'refused',
  facetFilters: 'any',
  facetingAfterDistinct: 'refused',
  facets: 'list',
  filters: 'refused',
  getRankingInfo: 'refused',
  insideBoundingBox: 'refused',
  insidePolygon: 'refused',
  length: 'count',
  minimumAroundRadius: 'refused',
  naturalLanguages: 'refused',
  numericFilters: 'refused',
  offset: 'count',
  optionalFilters: 'refused',
  page: 'count',
  percentileComputation: 'idle',
  personalizationImpact: 'refused',
  query: 'text',
  restrictSearchableAttributes: 'list',
  ruleContexts: 'idle',
  similarQuery: 'refused',
  sumOrFiltersScores: 'refused',
  synonyms: 'flag',
  tagFilters: 'refused',
  userToken: 'idle',
}

/** Parameters of the settings of an index. */
export const SETTINGS: Record<string, Treatment> = {
  ...SHARED,
  allowCompressionOfIntegerArray: 'idle',
  attributeForDistinct: 'refused',
  attributesForFaceting: 'list',
  attributesToTransliterate: 'refused',
  camelCaseAttributes: 'refused',
  customNormalization: 'refused',
  customRanking: 'list',
  decompoundedAttributes: 'refused',
  disablePrefixOnAttributes: 'list',
  disableTypoToleranceOnWords: 'list',
  // Only languages that are written without spaces or joined are indexed otherwise.
  indexLanguages: 'idle',
  keepDiacriticsOnCharacters: 'refused',
  numericAttributesForFiltering: 'refused',
  paginationLimitedTo: 'count',
  replicas: 'refused',
  searchableAttributes: 'list',
  separatorsToIndex: 'refused',
  unretrievableAttributes: 'list',
  userData: 'refused',
}

/** The values of texts that are names; other texts are free. */
export const CHOICES: Record<string, readonly string[]> = {
  attributeCriteriaComputedBy: ['best', 'minProximity', 'sum'],
  exactOnSingleWordQuery: ['attribute', 'none', 'word'],
  mode: ['keywordSearch'],
  queryType: ['prefixLast', 'prefixAll', 'prefixNone'],
  removeWordsIfNoResults: ['none', 'lastWords', 'firstWords', 'allOptional'],
  sortFacetValuesBy: ['count', 'alpha'],
  typoTolerance: ['true', 'false', 'min', 'strict'],
}
