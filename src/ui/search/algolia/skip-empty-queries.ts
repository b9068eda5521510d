import { textOf } from '@/shared/utils/unknown'
import { flatRequests, type Request } from './fall-back'
import type { LiteClient } from './lite-client'

/** An empty result with all that InstantSearch reads. */
const emptyResult = ({ indexName }: Request) => ({
  index: indexName,
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  processingTimeMS: 0,
  query: '',
  params: '',
  exhaustiveNbHits: true,
})

/** The same client, without requests where no query has a term. */
export function skipEmptyQueries(client: LiteClient): LiteClient {
  return {
    ...client,
    search: async <Hit>(...args: Parameters<LiteClient['search']>) => {
      const requests = flatRequests(args[0])
      if (requests.some((request) => 'query' in request && textOf(request.query) !== null))
        return client.search<Hit>(...args)
      return { results: requests.map(emptyResult) }
    },
  }
}
