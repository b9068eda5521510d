import type { IndexSettings } from 'algoliasearch'
import { FACET_GROUPS } from '@/lib/facet-group'
import type { SearchIndex } from '@/models/search'
import type { FacetGroups } from './facet-groups'

const LANGUAGES: NonNullable<IndexSettings['queryLanguages']> = ['pt-br']

const shared = {
  // In this order: a word in the title says more than the same word in the text.
  searchableAttributes: ['title', 'keywords', 'shortDescription', 'facets', 'category', 'unordered(body)'],
  attributesToRetrieve: ['title', 'shortDescription', 'url', 'heroImage', 'keywords', 'category', 'facets'],
  attributesToHighlight: ['title', 'shortDescription'],
  queryLanguages: LANGUAGES,
  indexLanguages: LANGUAGES,
  ignorePlurals: true,
  removeStopWords: true,
  // Every word should match; where no page has them all, those with most of them are found.
  removeWordsIfNoResults: 'allOptional',
  // "nariz entupido" in the title says more than "nariz" in the title and "entupido" in the text.
  attributeCriteriaComputedByMinProximity: true,
  customRanking: ['asc(featured)', 'asc(newest)'],
} satisfies IndexSettings

/** The settings of an index: what is searched, filtered by, ranked by and sent back. */
export const indexSettings = (index: SearchIndex, { titles }: FacetGroups): IndexSettings => {
  if (index === 'articles') return { ...shared, attributesForFaceting: ['category'] }
  const attributes = Object.keys(titles).map((key) => `facets.${key}`)
  return {
    ...shared,
    attributesForFaceting: [...attributes, FACET_GROUPS],
    renderingContent: { facetOrdering: { facets: { order: attributes } } },
  }
}
