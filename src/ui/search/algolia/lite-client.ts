import { type LiteClient, liteClient } from 'algoliasearch/lite'
import type { SearchConfig } from '@/shared/config/search-config'
import { searchHosts } from '@/shared/config/search-host'

export type { LiteClient }

/** The client gives up a host that is silent for a second, and gives the next one four: a single host gets both. */
const TRIES = 2

/** The official client, at Algolia's hosts or the configured one. */
export function createLiteClient({
  appId,
  searchKey,
  host,
}: Omit<SearchConfig, 'countsSearches'>): LiteClient {
  return liteClient(appId, searchKey, searchHosts(host, TRIES))
}
