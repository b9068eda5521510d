import { runQuery } from '../engine/run-query'
import { badSearch } from '../errors'
import { optionsOf } from '../params/options'
import type { Values } from '../params/read'
import type { SearchIndex } from '../store/search-index'
import { fold, wordsOf, writtenLength } from '../text/words'
import { facetValues } from './facets'

const beginsOneOf = (typed: string[], text: string): string | undefined =>
  typed.find((word) => text.startsWith(word))

const matches = (value: string, typed: string[]): boolean => {
  const words = wordsOf(value).map(({ text }) => text)
  return typed.every((word) => words.some((text) => text.startsWith(word)))
}

const highlighted = (value: string, typed: string[], before: string, after: string): string => {
  let result = ''
  let at = 0
  for (const { text, start, end } of wordsOf(value)) {
    const begin = beginsOneOf(typed, text)
    if (begin === undefined) continue
    const stop = start + writtenLength(value.slice(start, end), begin.length)
    result += `${value.slice(at, start)}${before}${value.slice(start, stop)}${after}`
    at = stop
  }
  return result + value.slice(at)
}

/** Values of a facet that match the typed text, with the hits of the query that has them. @throws SearchError 400 */
export function facetSearchReply(
  searchIndex: SearchIndex,
  facet: string,
  facetQuery: string,
  params: Values,
) {
  const { index, synonyms } = searchIndex.compiled
  if (!index.facetAttributes.some(({ path, isSearchable }) => path === facet && isSearchable))
    throw badSearch(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  const options = optionsOf(searchIndex.settings, params)
  const { records } = runQuery(index, synonyms, options)
  const typed = wordsOf(fold(facetQuery)).map(({ text }) => text)
  const facetHits = facetValues(
    index,
    records.map(({ record }) => record),
    facet,
  )
    .filter(([value]) => matches(value, typed))
    .slice(0, options.maxFacetHits)
    .map(([value, count]) => ({
      value,
      highlighted: highlighted(value, typed, options.highlightPreTag, options.highlightPostTag),
      count,
    }))
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: 1 }
}
