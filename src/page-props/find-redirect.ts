import { HOME_PATH } from '@/config/site'
import { type ContentSource, contentPages, type Redirect, type Redirects, redirectKey } from '@/content/pages'
import { sitePaths } from '@/content/paths'
import { logger } from '@/logging/logger'
import { pathOfSlug } from '@/routing/links'
import { fixedPageTypeAt } from '@/routing/page-types'
import { trimSlug } from '@/routing/slugs'

export interface FoundRedirect {
  /** ASCII, as headers require. */
  destination: string
  permanent: boolean
}

const ANY_ORIGIN = 'http://localhost'

/** Encodes an address as browsers do: editors write emoji, accents and spaces. */
const encodeAddress = (address: string): string => {
  const { href, origin } = new URL(address, ANY_ORIGIN)
  return address.startsWith('/') ? href.slice(origin.length) : href
}

/**
 * Follows a chain of redirects to its end, so that clients make one step. Permanent if every step is. A page ends the
 * chain.
 * @returns null without a redirect, and for a loop.
 */
export function followRedirects(
  start: string,
  redirects: Redirects,
  isPage: (path: string) => boolean,
): FoundRedirect | null {
  const steps: Redirect[] = []
  const seen = new Set<string>()
  for (let key = redirectKey(start); !seen.has(key); ) {
    seen.add(key)
    const next = steps.length > 0 && isPage(key) ? undefined : redirects.get(key)
    if (!next) {
      const last = steps.at(-1)
      return last
        ? { destination: encodeAddress(last.to), permanent: steps.every(({ isPermanent }) => isPermanent) }
        : null
    }
    steps.push(next)
    key = redirectKey(next.to)
  }
  logger.warn(`content: redirects from ${start} lead back to themselves; none is followed`)
  return null
}

/** The editors' redirect for a slug without a page. Uses the cached list of redirects. @throws ContentError */
export async function findRedirect(slug: string, source: ContentSource): Promise<FoundRedirect | null> {
  const redirects = await contentPages().redirects(source)
  const start = pathOfSlug(slug)
  if (!redirects.has(redirectKey(start))) return null
  const index = await sitePaths().known(source)
  const isPage = (path: string) => {
    const known = trimSlug(path.slice(HOME_PATH.length))
    contentPages().dependOn(`path:${known}`)
    return index.has(known) || fixedPageTypeAt(known) !== null
  }
  return followRedirects(start, redirects, isPage)
}
