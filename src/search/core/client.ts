import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { searchHosts } from '@/config/search-host'
import type { SearchConfig } from '@/models/search'
import { loadSearchConfig } from './config'
import { searchWithFallBack } from './fall-back'
import { isRecord } from './unknown'

/** The client of this page and the names of the indexes that it asks. */
export interface SearchService {
  client: LiteClient
  indexes: SearchConfig['indexes']
}

/** InstantSearch loads a tracking script from elsewhere when a reply says so; no reply gets to say so. */
const dropInsights = (result: unknown): void => {
  if (isRecord(result)) delete result._automaticInsights
}

/**
 * The official search client of the browser, at Algolia's hosts or the configured one. Its failures are thrown:
 * 4xx as `ApiError`, and `RetryError` when no host answers.
 */
export function createSearchClient({
  appId,
  searchKey,
  host,
}: Omit<SearchConfig, 'countsSearches'>): LiteClient {
  const client = liteClient(appId, searchKey, searchHosts(host))
  const search = searchWithFallBack(client.search)
  return Object.assign(client, {
    search: async <Hit>(...args: Parameters<LiteClient['search']>) => {
      const reply = await search<Hit>(...args)
      for (const result of reply.results) dropInsights(result)
      return reply
    },
  })
}

let service: Promise<SearchService> | null = null

/**
 * The client of this page, made on first use; after a failure the next call tries again.
 * @throws when search is not configured or the site does not answer.
 */
export function searchService(): Promise<SearchService> {
  service ??= loadSearchConfig()
    .then((config) => ({ client: createSearchClient(config), indexes: config.indexes }))
    .catch((error: unknown) => {
      service = null
      throw error
    })
  return service
}
