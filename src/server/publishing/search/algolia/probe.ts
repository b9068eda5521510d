import { serverEnv } from '@/shared/config/env'
import type { SearchConfig } from '@/shared/config/search-config'
import { refusals } from '../refusals'

/** As of all services (`health/service-health.ts`). */
const TIMEOUT_MS = 2000

const INDEX_VARIABLES = {
  products: 'NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX',
  articles: 'NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX',
} as const

/** @throws TypeError or DOMException when the service does not respond in time */
const request = (search: SearchConfig, path: string, key: string, body?: object): Promise<Response> =>
  fetch(new URL(path, search.host ?? `https://${search.appId}-dsn.algolia.net`), {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': search.appId,
      'x-algolia-api-key': key,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body) }),
  })

const isRefused = ({ status }: Response): boolean => status === 401 || status === 403

/** Null where the service does not say, as for keys made of others. */
const rightsOf = async (search: SearchConfig, key: string): Promise<string[] | null> => {
  const reply = await request(search, `/1/keys/${encodeURIComponent(key)}`, key)
  const rights: unknown = reply.ok ? await reply.json() : null
  const acl = typeof rights === 'object' && rights !== null && 'acl' in rights ? rights.acl : null
  return Array.isArray(acl) ? acl.map(String) : null
}

/** The key of browsers must only search. */
const searchKeyFault = async (search: SearchConfig): Promise<string | null> => {
  const rights = await rightsOf(search, search.searchKey)
  const more = rights?.filter((right) => right !== 'search') ?? []
  return more.length > 0
    ? `NEXT_PUBLIC_ALGOLIA_SEARCH_KEY, which browsers see, may do more than search (${more.slice(0, 3).join(', ')}): make a key that may only search, and replace this one`
    : null
}

const indexFault = async (search: SearchConfig): Promise<string | null> => {
  for (const index of ['products', 'articles'] as const) {
    const path = `/1/indexes/${encodeURIComponent(search.indexes[index])}/query`
    const reply = await request(search, path, search.searchKey, { params: 'hitsPerPage=0' })
    await reply.body?.cancel()
    if (reply.status === 404)
      return `no such index: check ${INDEX_VARIABLES[index]}, or run npm run search:index`
    if (isRefused(reply))
      return 'key not accepted: check NEXT_PUBLIC_ALGOLIA_SEARCH_KEY and NEXT_PUBLIC_ALGOLIA_APP_ID'
    if (!reply.ok) return `status ${reply.status}`
  }
  return null
}

const adminKeyFault = async (search: SearchConfig): Promise<string | null> => {
  const { ALGOLIA_ADMIN_KEY: key } = serverEnv()
  if (key === '') return null
  const reply = await request(
    search,
    `/1/indexes/${encodeURIComponent(search.indexes.products)}/settings`,
    key,
  )
  await reply.body?.cancel()
  return isRefused(reply)
    ? 'key not accepted: check ALGOLIA_ADMIN_KEY, changes do not reach the search'
    : null
}

/** What is wrong with the keys and the indexes, in words for an engineer; null when nothing is. @throws as `request` */
export async function configurationFault(search: SearchConfig): Promise<string | null> {
  return (await searchKeyFault(search)) ?? (await indexFault(search)) ?? (await adminKeyFault(search))
}

/** What the service refuses to store; null when nothing is. */
export function refusalFault(): string | null {
  const { size } = refusals()
  return size > 0 ? `${size} refused by the service, see "refuses" in the log` : null
}

/** Whether the service works, as above. @throws as `request` */
export async function livenessFault(search: SearchConfig): Promise<string | null> {
  const reply = await request(search, '/1/isalive', search.searchKey)
  await reply.body?.cancel()
  return reply.ok ? null : `status ${reply.status}`
}
