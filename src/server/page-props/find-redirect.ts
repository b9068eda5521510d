import {
  type ContentSource,
  contentPages,
  type Redirect,
  type Redirects,
  redirectKey,
} from '@/server/content/pages'
import { oldAddresses, type PathIndex, sitePaths } from '@/server/content/paths'
import { logger } from '@/server/log/logger'
import { HOME_PATH } from '@/shared/config/site'
import { pathOfSlug, trimSlug } from '@/shared/routing/links'
import { fixedPageTypeAt } from '@/shared/routing/page-types'

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

/** Follows redirects to their end or a page; permanent if every step is. Null for none and for a loop. */
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

const slugOf = (href: string): string => trimSlug((href.split(/[?#]/)[0] ?? '').slice(HOME_PATH.length))

/**
 * A step to an address that a page has left, on to where it is now (ROUTE-10), temporary for a day. Counts
 * the visit. @returns null where the step leads to no such address
 */
const toPresentAddress = async (step: FoundRedirect, index: PathIndex): Promise<FoundRedirect | null> => {
  const { destination } = step
  if (!destination.startsWith(HOME_PATH)) return null
  const old = slugOf(destination)
  const present = await oldAddresses().find(old, index)
  if (!present) return null
  contentPages().dependOn(`path:${present.slug}`)
  // Renders without a visitor do not count.
  if (contentPages().currentPriority() !== 'publishing') oldAddresses().count(old)
  const rest = destination.slice(destination.search(/[?#]|$/))
  return { destination: pathOfSlug(present.slug) + rest, permanent: step.permanent && !present.isRecent }
}

/** The redirect for a slug without a page: the editors', else to where its page is now. @throws ContentError */
export async function findRedirect(slug: string, source: ContentSource): Promise<FoundRedirect | null> {
  const redirects = await contentPages().redirects(source)
  const start = pathOfSlug(slug)
  const index = await sitePaths().known(source)
  if (!redirects.has(redirectKey(start)))
    return toPresentAddress({ destination: start, permanent: true }, index)
  const isPage = (path: string) => {
    const known = slugOf(path)
    contentPages().dependOn(`path:${known}`)
    return index.has(known) || fixedPageTypeAt(known) !== null
  }
  const found = followRedirects(start, redirects, isPage)
  return found && ((await toPresentAddress(found, index)) ?? found)
}
