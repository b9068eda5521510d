import type { IncomingHttpHeaders } from 'node:http'

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/** Whether another site caused the request, by `Sec-Fetch-Site` or, in older browsers, `Origin`. */
export function isCrossSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && originOf(origin) !== originOf(siteUrl)
}
