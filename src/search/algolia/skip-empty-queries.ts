import { isRecord, textOf } from '../core/unknown'
import type { LiteClient } from './lite-client'

const queryOf = (request: unknown): string | null => {
  if (!isRecord(request)) return null
  return textOf(request.query) ?? (isRecord(request.params) ? textOf(request.params.query) : null)
}

/** An empty result with all that InstantSearch reads. */
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

/** The same client, without requests where no query has a term. */
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
