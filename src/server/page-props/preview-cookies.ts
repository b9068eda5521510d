import type { IncomingHttpHeaders } from 'node:http'

/** Next's cookie with the day that an editor wants to see. */
export const DAY_COOKIE = '__next_preview_data'
const DRAFT_COOKIES = ['__prerender_bypass', DAY_COOKIE]

/** In another site's frame: Safari and Firefox block unpartitioned cookies, others soon. */
const CROSS_SITE = 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
/** On plain http, on a developer's machine: not every browser stores secure cookies there. */
const PLAIN = 'Path=/; HttpOnly; SameSite=Lax'

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim() ?? ''

const isCrossSiteFrame = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site'

const isHttps = (headers: IncomingHttpHeaders, siteUrl: string): boolean =>
  siteUrl.startsWith('https://') || first(headers['x-forwarded-proto']) === 'https'

/**
 * Next's draft mode cookies, partitioned and secure on https and in another site's frame, else as local
 * tabs accept them: Next omits `Partitioned` (next.js#49927).
 */
export function withDraftAttributes(
  setCookie: number | string | string[] | undefined,
  headers: IncomingHttpHeaders,
  siteUrl: string,
): string[] {
  const attributes = isCrossSiteFrame(headers) || isHttps(headers, siteUrl) ? CROSS_SITE : PLAIN
  return [setCookie ?? []]
    .flat()
    .map(String)
    .map((cookie) =>
      DRAFT_COOKIES.some((name) => cookie.startsWith(`${name}=`))
        ? `${cookie.split(';')[0]}; ${attributes}`
        : cookie,
    )
}

/** Clears the cookies in all variants: browsers store partitioned ones separately. */
export function clearedDraftCookies(names = DRAFT_COOKIES): string[] {
  return names.flatMap((name) =>
    [CROSS_SITE, PLAIN].map((attributes) => `${name}=; ${attributes}; Expires=Thu, 01 Jan 1970 00:00:00 GMT`),
  )
}
