/**
 * Seconds that a shared cache in front keeps a page or its data, and may go on showing it while it asks for the new one:
 * together with what publishing takes, a publish and an unpublish are seen there within fifteen seconds (behavior PUBLISH-5).
 */
export const SHARED_FOR = 3
export const STALE_FOR = 5

/** Of what is the same for everybody until editors publish. */
export const SHARED_CACHE_CONTROL = `public, max-age=0, s-maxage=${SHARED_FOR}, stale-while-revalidate=${STALE_FOR}`

/** As Next writes it on pages that it keeps itself: their whole time, and a year beyond. */
const NEXTS_OWN = /^s-maxage=\d+(?:, stale-while-revalidate(?:=\d+)?)?$/

/** What stands in place of Next's own header of pages that are the same for everybody; null for all other headers. */
export function sharedCacheControl(header: unknown): string | null {
  return typeof header === 'string' && NEXTS_OWN.test(header) ? SHARED_CACHE_CONTROL : null
}
