import type { SearchIndex } from '@/shared/config/search-config'
import { FACET_GROUPS } from '@/shared/content-model/products/facet-group'
import { WISH_WORDS } from '@/shared/utils/small-words'
import type { IndexSettings } from './sdk'

/** Algolia: small words for both, plurals for Portuguese only. */
const LANGUAGES: NonNullable<IndexSettings['queryLanguages']> = ['pt-br', 'pt']

const shared = {
  // By importance. An expression counts as a whole only.
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
    'lineColor',
    'facets',
    'rating',
    'mark',
    'minimumAge',
    'withDoctorUntil',
    'recalled',
    'contains',
    'registration',
    'suggestedUntil',
    'notFor',
    'substances',
  ],
  attributesToHighlight: ['title', 'shortDescription'],
  queryLanguages: LANGUAGES,
  indexLanguages: LANGUAGES,
  ignorePlurals: ['pt'],
  removeStopWords: true,
  // Pages with most words come first where none has all.
  optionalWords: [...WISH_WORDS],
  removeWordsIfNoResults: 'allOptional',
  // The place of words says more than their distance.
  ranking: ['typo', 'geo', 'filters', 'attribute', 'words', 'proximity', 'exact', 'custom'],
  // One word in the title does not outweigh another deep in the text.
  attributeCriteriaComputedBy: 'sum',
  customRanking: ['asc(featured)', 'asc(newest)'],
} satisfies IndexSettings

/** @param facetGroups titles by key, as in `SearchContent` */
export function indexSettings(index: SearchIndex, facetGroups: Record<string, string>): IndexSettings {
  if (index === 'articles') return { ...shared, attributesForFaceting: ['category'] }
  const attributes = Object.keys(facetGroups).map((key) => `facets.${key}`)
  return {
    ...shared,
    // "bebê" is no beginning of "beber", nor a misspelled "beba".
    disablePrefixOnAttributes: ['body'],
    disableTypoToleranceOnAttributes: ['body'],
    attributesForFaceting: [...attributes, FACET_GROUPS],
    renderingContent: { facetOrdering: { facets: { order: attributes } } },
  }
}
