import type { SearchConfig } from '@/content-model/views/search'

const CONFIG_PATH = '/api/search-config/'

/** Of the site's own response. */
const readConfig = (body: unknown): SearchConfig => {
  const { appId, searchKey, host = null, indexes, countsSearches = false } = Object(body)
  if (!appId || !searchKey || !indexes?.products || !indexes.articles)
    throw new TypeError('search: the configuration cannot be read')
  return { appId, searchKey, host, indexes, countsSearches }
}

const fetchConfig = async (): Promise<SearchConfig> => {
  const reply = await fetch(CONFIG_PATH)
  if (!reply.ok) throw new Error(`search: the configuration answers ${reply.status}`)
  return readConfig(await reply.json())
}

let pending: Promise<SearchConfig> | null = null

/** Fetched once, so that a build serves any environment; again after a failure. @throws without a configuration */
export function loadSearchConfig(): Promise<SearchConfig> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = null
    throw error
  })
  return pending
}
