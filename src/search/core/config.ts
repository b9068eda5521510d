import type { SearchConfig } from '@/models/search'
import { isRecord, textOf } from './unknown'

const CONFIG_PATH = '/api/search-config/'

const readConfig = (body: unknown): SearchConfig => {
  const appId = isRecord(body) ? textOf(body.appId) : null
  const searchKey = isRecord(body) ? textOf(body.searchKey) : null
  const indexes = isRecord(body) && isRecord(body.indexes) ? body.indexes : {}
  const products = textOf(indexes.products)
  const articles = textOf(indexes.articles)
  if (!isRecord(body) || !appId || !searchKey || !products || !articles)
    throw new TypeError('search: the configuration cannot be read')
  return {
    appId,
    searchKey,
    host: textOf(body.host),
    indexes: { products, articles },
    countsSearches: body.countsSearches === true,
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
