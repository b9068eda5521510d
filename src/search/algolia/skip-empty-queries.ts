import { isRecord, textOf } from '../core/unknown'
import type { LiteClient } from './lite-client'

const queryOf = (request: unknown): string | null => {
  if (!isRecord(request)) return null
  return textOf(request.query) ?? (isRecord(request.params) ? textOf(request.params.query) : null)
}

/** A whole reply with nothing in it, as InstantSearch needs one per request. */
const emptyResult = (request: unknown) => ({
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  processingTimeMS: 0,
  query: '',
  params: '',
  exhaustiveNbHits: true,
  ...(isRecord(request) && typeof request.indexName === 'string' && { index: request.indexName }),
})

/** The same client, which answers by itself, with nothing found, when no request has a query: for InstantSearch. */
export function skipEmptyQueries(client: LiteClient): LiteClient {
  return {
    ...client,
    search: async <Hit>(...args: Parameters<LiteClient['search']>) => {
      const [given] = args
      const requests: readonly unknown[] = Array.isArray(given) ? given : given.requests
      if (requests.some((request) => queryOf(request) !== null)) return client.search<Hit>(...args)
      return { results: requests.map(emptyResult) }
    },
  }
}
