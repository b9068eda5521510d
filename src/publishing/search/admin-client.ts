import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { searchConfig, serverEnv } from '@/config/env'
import { searchHosts } from '@/config/search-host'
import type { SearchConfig } from '@/models/search'

/** The official client with the key that may write, and the names of the indexes. */
export interface SearchAdmin {
  client: Algoliasearch
  indexes: SearchConfig['indexes']
}

/** Null where no search service is configured, or no key that may write to it (ALGOLIA_ADMIN_KEY). */
export function searchAdmin(): SearchAdmin | null {
  const config = searchConfig()
  const { ALGOLIA_ADMIN_KEY: key } = serverEnv()
  if (config === null || key === '') return null
  return { client: algoliasearch(config.appId, key, searchHosts(config.host)), indexes: config.indexes }
}
