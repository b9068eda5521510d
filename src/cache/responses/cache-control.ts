/**
 * Seconds that a shared cache stores a page, and serves it while it revalidates: with publishing itself, a change is
 * visible within fifteen seconds (behavior PUBLISH-5).
 */
export const SHARED_FOR = 3
export const STALE_FOR = 5

export const SHARED_CACHE_CONTROL = `public, max-age=0, s-maxage=${SHARED_FOR}, stale-while-revalidate=${STALE_FOR}`

/** Next's own header of pages. */
const NEXTS_OWN = /^s-maxage=\d+(?:, stale-while-revalidate(?:=\d+)?)?$/

/** The header in place of Next's own; null for others. */
export function sharedCacheControl(header: unknown): string | null {
  return typeof header === 'string' && NEXTS_OWN.test(header) ? SHARED_CACHE_CONTROL : null
}
