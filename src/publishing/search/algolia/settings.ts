import { WISH_WORDS } from '@/lib/small-words'
import type { SearchIndex } from '@/models/search'
import { FACET_GROUPS } from '@/products/facet-group'
import type { IndexSettings } from './sdk'

/** Algolia has lists of small words for both, and a dictionary of plurals for Portuguese only. */
const LANGUAGES: NonNullable<IndexSettings['queryLanguages']> = ['pt-br', 'pt']

const shared = {
  // In this order: the page that is the answer to a word comes before those that have it in their title, and a word in the
  // title says more than the same word in the text. One word of an expression is no answer yet.
  searchableAttributes: [
    'guidanceFor',
    'title',
    'keywords',
    'shortDescription',
    'facets',
    'category',
    'guidancePhrases',
    'unordered(body)',
  ],
  attributesToRetrieve: [
    'title',
    'shortDescription',
    'url',
    'heroImage',
    'keywords',
    'category',
    'facets',
    'rating',
    'mark',
    'minimumAge',
    'notFor',
    'substances',
  ],
  attributesToHighlight: ['title', 'shortDescription'],
  queryLanguages: LANGUAGES,
  indexLanguages: LANGUAGES,
  ignorePlurals: ['pt'],
  removeStopWords: true,
  // Every other word should match; where no page has them all, those with most of them are found, and come first.
  optionalWords: [...WISH_WORDS],
  removeWordsIfNoResults: 'allOptional',
  // Where words stand says more than how near to each other they do.
  ranking: ['typo', 'geo', 'filters', 'attribute', 'words', 'proximity', 'exact', 'custom'],
  // Every word counts: one of them in the title does not make up for another one deep in the text.
  attributeCriteriaComputedBy: 'sum',
  customRanking: ['asc(featured)', 'asc(newest)'],
} satisfies IndexSettings

/**
 * The settings of an index: what is searched, filtered by, ranked by and sent back.
 * @param facetGroups titles of the editors' groups of filters by their keys, as in `SearchContent`.
 */
export function indexSettings(index: SearchIndex, facetGroups: Record<string, string>): IndexSettings {
  if (index === 'articles') return { ...shared, attributesForFaceting: ['category'] }
  const attributes = Object.keys(facetGroups).map((key) => `facets.${key}`)
  return {
    ...shared,
    // In running text, "bebê" is not the beginning of "beber", nor a misspelled "beba".
    disablePrefixOnAttributes: ['body'],
    disableTypoToleranceOnAttributes: ['body'],
    attributesForFaceting: [...attributes, FACET_GROUPS],
    renderingContent: { facetOrdering: { facets: { order: attributes } } },
  }
}
