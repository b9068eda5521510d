import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { searchHosts } from '@/config/search-host'
import type { SearchConfig } from '@/content-model/views/search'

export type { LiteClient }

/** The official client, at Algolia's hosts or the configured one. */
export function createLiteClient({
  appId,
  searchKey,
  host,
}: Omit<SearchConfig, 'countsSearches'>): LiteClient {
  return liteClient(appId, searchKey, searchHosts(host))
}
