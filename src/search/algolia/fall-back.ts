import { withoutWishes } from '@/lib/small-words'
import { countOf, isRecord, textOf } from '../core/unknown'
import type { LiteClient } from './lite-client'

type FlatRequests = Extract<Parameters<LiteClient['search']>[0], { requests: unknown }>
type Request = FlatRequests['requests'][number]
type Search = LiteClient['search']

/** The parts of a page that say what it is about; its whole text says much else besides. */
const ABOUT = ['guidanceFor', 'title', 'keywords', 'shortDescription', 'facets', 'category']

interface Way {
  removeWordsIfNoResults: 'none' | 'allOptional'
  restrictSearchableAttributes?: string[]
}

/**
 * How a query of several words is asked: for pages that have all of them; where there is none, for pages that are about
 * one of them, and only then for pages that have one anywhere. Without the middle way, one common word would list
 * nearly every page.
 */
const WAYS: Way[] = [
  { removeWordsIfNoResults: 'none' },
  { removeWordsIfNoResults: 'allOptional', restrictSearchableAttributes: ABOUT },
  { removeWordsIfNoResults: 'allOptional' },
]

/** Requests in the flat form of the client; InstantSearch still sends the older one. */
const flatRequests = (given: Parameters<Search>[0]): Request[] =>
  Array.isArray(given)
    ? given.map((request) => {
        const { params, ...rest } = request
        return { ...params, ...rest }
      })
    : given.requests

const hasSeveralWords = (request: Request): boolean =>
  'query' in request && /\s/.test(textOf(request.query) ?? '')

/** The request for what its query is about. */
const plainRequest = (request: Request): Request =>
  'query' in request ? { ...request, query: withoutWishes(textOf(request.query) ?? '') } : request

/** The answer with the words that were typed, by which it is known. */
const asTyped = <Result>(result: Result, request: Request | undefined): Result =>
  isRecord(result) && request !== undefined && 'query' in request
    ? { ...result, query: request.query }
    : result

const isEmpty = (result: unknown): boolean => isRecord(result) && countOf(result.nbHits) === 0

/**
 * A search for what a sentence is about, which falls back, index by index: where none of the requests to an index finds anything. All requests to one
 * index (its hits, the counts of its filters) are always asked in the same way.
 */
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
