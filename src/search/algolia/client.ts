import type { SearchConfig } from '@/models/search'
import { loadSearchConfig } from '../core/config'
import { isRecord } from '../core/unknown'
import { searchWithFallBack } from './fall-back'
import { createLiteClient, type LiteClient } from './lite-client'

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
 * The client as the site uses it. Its failures are thrown:
 * 4xx as `ApiError`, and `RetryError` when no host answers.
 */
export function createSearchClient(config: Omit<SearchConfig, 'countsSearches'>): LiteClient {
  const client = createLiteClient(config)
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
