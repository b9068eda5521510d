import type { SearchConfig } from '@/shared/config/search-config'
import { recordOf, textOf } from '@/shared/utils/unknown'

const CONFIG_PATH = '/api/search-config/'

/** Of the site's own response. */
const readConfig = (body: unknown): SearchConfig => {
  const { appId, searchKey, host, indexes, countsSearches } = recordOf(body)
  const { products, articles } = recordOf(indexes)
  const named = {
    appId: textOf(appId),
    searchKey: textOf(searchKey),
    products: textOf(products),
    articles: textOf(articles),
  }
  if (named.appId === null || named.searchKey === null || named.products === null || named.articles === null)
    throw new TypeError('search: the configuration cannot be read')
  return {
    appId: named.appId,
    searchKey: named.searchKey,
    host: textOf(host),
    indexes: { products: named.products, articles: named.articles },
    countsSearches: countsSearches === true,
  }
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
