import type { IncomingHttpHeaders } from 'node:http'
import { serverEnv } from '@/shared/config/env'

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/**
 * What caused a request, by `Sec-Fetch-Site` or, in older browsers, `Origin`: a page of this site, nothing (the address bar, a
 * bookmark, a program), or another site.
 */
export function requestSource(headers: IncomingHttpHeaders): 'own' | 'direct' | 'foreign' {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site === 'same-origin' ? 'own' : site === 'none' ? 'direct' : 'foreign'
  if (origin === undefined) return 'direct'
  return originOf(origin) === originOf(serverEnv().SITE_URL) ? 'own' : 'foreign'
}
