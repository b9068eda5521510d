import type { IncomingHttpHeaders } from 'node:http'

/** Next's cookies of draft mode; the second one is of its older preview mode and only ever cleared. */
const DRAFT_COOKIES = ['__prerender_bypass', '__next_preview_data']

/** Inside another site's frame: unpartitioned ones are blocked by Safari and Firefox, and soon by others. */
const CROSS_SITE = 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
/** On plain http, which only a developer's machine speaks: secure cookies would not be kept by every browser. */
const PLAIN = 'Path=/; HttpOnly; SameSite=Lax'

const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value)?.split(',')[0]?.trim() ?? ''

const isCrossSiteFrame = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site'

const isHttps = (headers: IncomingHttpHeaders, siteUrl: string): boolean =>
  siteUrl.startsWith('https://') || first(headers['x-forwarded-proto']) === 'https'

/**
 * The cookies that Next set for draft mode, with attributes that work where the request comes from: partitioned to the
 * site around the frame and secure on https and in another site's frame, else as a tab on this machine takes them.
 * Next itself leaves `Partitioned` out and differs between development and production (next.js#49927).
 * @param setCookie the reply's `Set-Cookie` as Next left it
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

/** Clears the cookies in every form in which they may have been set: browsers keep partitioned ones apart. */
export function clearedDraftCookies(): string[] {
  return DRAFT_COOKIES.flatMap((name) =>
    [CROSS_SITE, PLAIN].map((attributes) => `${name}=; ${attributes}; Expires=Thu, 01 Jan 1970 00:00:00 GMT`),
  )
}
