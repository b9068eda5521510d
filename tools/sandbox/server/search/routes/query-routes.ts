import type { FastifyInstance } from 'fastify'
import { badSearch } from '../errors'
import { readQuery } from '../params/read'
import { browseReply } from '../reply/browse'
import { facetSearchReply } from '../reply/facet-search'
import { searchReply } from '../reply/search-reply'
import type { SearchStore } from '../store/search-store'
import { requireAdminKey, requireAnyKey } from './access'
import { objectOf, requestsOf, textOf } from './body'

interface OfIndex {
  Params: { index: string }
}

interface OfFacet {
  Params: { index: string; facet: string }
}

const FACET_FIELDS = ['facet', 'facetName', 'facetQuery', 'indexName', 'type']

const facetQueryOf = ({ facetQuery }: Record<string, unknown>): string =>
  typeof facetQuery === 'string' ? facetQuery : ''

const handleRequest = (store: SearchStore, request: unknown): object => {
  const body = objectOf(request)
  const name = textOf(body, 'indexName')
  const index = store.get(name)
  const params = readQuery(body, FACET_FIELDS)
  if (body.type === 'facet') return facetSearchReply(index, textOf(body, 'facet'), facetQueryOf(body), params)
  return searchReply(name, index, params)
}

/** Searches, which either key may do, and browsing, which needs the admin key. */
export function queryRoutes(app: FastifyInstance, store: SearchStore): void {
  const readable = { preHandler: requireAnyKey }
  // Only `*` precedes it: several indexes in one call.
  app.post<OfIndex>('/1/indexes/:index/queries', readable, ({ body }) => {
    const { strategy = 'none' } = objectOf(body)
    if (strategy !== 'none') throw badSearch(`The sandbox does not imitate the strategy ${String(strategy)}`)
    return { results: requestsOf(body).map((request) => handleRequest(store, request)) }
  })
  app.post<OfIndex>('/1/indexes/:index/query', readable, ({ params, body }) =>
    searchReply(params.index, store.get(params.index), readQuery(objectOf(body))),
  )
  app.get<OfIndex>('/1/indexes/:index', readable, ({ params, query }) =>
    searchReply(params.index, store.get(params.index), readQuery(query)),
  )
  app.post<OfFacet>('/1/indexes/:index/facets/:facet/query', readable, ({ params, body }) => {
    const given = objectOf(body)
    // `params` may contain the text as well, as older clients send it.
    const inParams = Object.fromEntries(
      new URLSearchParams(typeof given.params === 'string' ? given.params : ''),
    )
    const text = facetQueryOf({ ...inParams, ...given })
    return facetSearchReply(store.get(params.index), params.facet, text, readQuery(given, FACET_FIELDS))
  })
  const browsing = { preHandler: requireAdminKey }
  app.post<OfIndex>('/1/indexes/:index/browse', browsing, ({ params, body }) =>
    browseReply(store.get(params.index), objectOf(body)),
  )
  app.get<OfIndex>('/1/indexes/:index/browse', browsing, ({ params, query }) =>
    browseReply(store.get(params.index), objectOf(query)),
  )
}
