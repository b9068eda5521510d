import { withoutWishes } from '@/shared/utils/small-words'
import { countOf, isRecord, textOf } from '@/shared/utils/unknown'
import type { LiteClient } from './lite-client'

type FlatRequests = Extract<Parameters<LiteClient['search']>[0], { requests: unknown }>
export type Request = FlatRequests['requests'][number]
type Search = LiteClient['search']

/** Attributes that say what a page is about, unlike its whole text. */
const ABOUT = ['guidanceFor', 'title', 'keywords', 'shortDescription', 'facets', 'category']

interface Way {
  removeWordsIfNoResults: 'none' | 'allOptional'
  restrictSearchableAttributes?: string[]
}

/** Pages with all words; then pages about one; then any with one: a common word would list nearly all. */
const WAYS: Way[] = [
  { removeWordsIfNoResults: 'none' },
  { removeWordsIfNoResults: 'allOptional', restrictSearchableAttributes: ABOUT },
  { removeWordsIfNoResults: 'allOptional' },
]

/** InstantSearch sends an older form. */
export const flatRequests = (given: Parameters<Search>[0]): Request[] =>
  Array.isArray(given)
    ? given.map((request) => {
        const { params, ...rest } = request
        return { ...params, ...rest }
      })
    : given.requests

const hasSeveralWords = (request: Request): boolean =>
  'query' in request && /\s/.test(textOf(request.query) ?? '')

const plainRequest = (request: Request): Request =>
  'query' in request ? { ...request, query: withoutWishes(textOf(request.query) ?? '') } : request

const asTyped = <Result>(result: Result, request: Request | undefined): Result =>
  isRecord(result) && request !== undefined && 'query' in request
    ? { ...result, query: request.query }
    : result

const isEmpty = (result: unknown): boolean => isRecord(result) && countOf(result.nbHits) === 0

/** Falls back index by index where nothing is found: all requests to one index use the same step. */
export function searchWithFallBack(search: Search): Search {
  return async <Hit>(...[given, options]: Parameters<Search>) => {
    const typed = flatRequests(given)
    const requests = typed.map(plainRequest)
    const [first, ...others] = WAYS
    const reply = await search<Hit>(
      { requests: requests.map((request) => ({ ...request, ...first })) },
      options,
    )
    const results = [...reply.results]
    for (const way of others) {
      const found = new Set(
        requests.flatMap(({ indexName }, at) => (isEmpty(results[at]) ? [] : [indexName])),
      )
      const places = [...requests.keys()].filter((at) => {
        const request = requests[at]
        return request !== undefined && hasSeveralWords(request) && !found.has(request.indexName)
      })
      if (places.length === 0) break
      const again = places.flatMap((at) => requests[at] ?? []).map((request) => ({ ...request, ...way }))
      const next = await search<Hit>({ requests: again }, options)
      for (const [at, place] of places.entries()) {
        const result = next.results[at]
        if (result !== undefined) results[place] = result
      }
    }
    return { ...reply, results: results.map((result, at) => asTyped(result, typed[at])) }
  }
}
