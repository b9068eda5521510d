import type { IncomingHttpHeaders } from 'node:http'

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/**
 * Whether a browser says that another site made it send this. Browsers say where a request comes from
 * (`Sec-Fetch-Site`); those that are too old for that name the page's origin, and what names neither is no browser, or one
 * that has no cookie worth stealing.
 * @param siteUrl the site's public address
 */
export function isCrossSite(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && originOf(origin) !== originOf(siteUrl)
}
