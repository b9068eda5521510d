import type { SearchConfig } from '@/shared/config/search-config'
import { isRecord } from '@/shared/utils/unknown'
import { loadSearchConfig } from '../core/config'
import { searchWithFallBack } from './fall-back'
import { createLiteClient, type LiteClient } from './lite-client'

export interface SearchService {
  client: LiteClient
  indexes: SearchConfig['indexes']
}

/** A reply can make InstantSearch load a tracking script. */
const dropInsights = (result: unknown): void => {
  if (isRecord(result)) delete result._automaticInsights
}

/** @throws from its search: `ApiError` for 4xx, `RetryError` when no host responds */
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

let service: SearchService | null = null

/** Created on first use. @throws when search is not configured or unavailable */
export async function searchService(): Promise<SearchService> {
  const config = await loadSearchConfig()
  service ??= { client: createSearchClient(config), indexes: config.indexes }
  return service
}
