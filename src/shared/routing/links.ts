import { HOME_PATH, LOCALE_PATH } from '@/shared/config/site'

/** A valid slug: lower case, digits and hyphens between slashes (behavior ROUTE-5; dots break ISR). */
const SLUG = /^[a-z0-9]+(?:-+[a-z0-9]+)*(?:\/[a-z0-9]+(?:-+[a-z0-9]+)*)*$/
const MAX_LENGTH = 500

/** An editor's slug without slashes at the ends. */
export function trimSlug(slug: string): string {
  return slug.trim().replace(/^\/+|\/+$/g, '')
}

/** The locale's name in front would look like the site's prefix, and as another page. */
const NAMES_LOCALE = new RegExp(`^${LOCALE_PATH}(?:/|$)`)

export function isServableSlug(slug: string): boolean {
  return slug.length <= MAX_LENGTH && SLUG.test(slug) && !NAMES_LOCALE.test(slug)
}

export interface Address {
  href: string
  isExternal: boolean
}

const SAFE_SCHEME = /^(https?|mailto|tel|whatsapp):/i
/** Digits after the colon are a port: `farmacia.com.br:8080` is a host. */
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i

const externalAddress = (url: string): Address | null => {
  // `javascript:`, `data:` and invalid addresses are never rendered; a bare host gets a scheme.
  if (!SAFE_SCHEME.test(url) && ANY_SCHEME.test(url)) return null
  const href = SAFE_SCHEME.test(url) ? url : `https://${url.replace(/^\/\//, '')}`
  return URL.canParse(href) ? { href, isExternal: true } : null
}

/** Below `/pt-br/`, with slashes at both ends; none after a file name. */
const internalPath = (path: string): string => {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..')
  if (parts[0]?.toLowerCase() === LOCALE_PATH) parts.shift()
  const last = parts.at(-1)
  if (last === undefined) return HOME_PATH
  return `${HOME_PATH}${parts.join('/')}${last.includes('.') ? '' : '/'}`
}

/**
 * Converts an editor's address (behavior LINK-1, LINK-2): without a leading slash it is external; internal ones get
 * the `/pt-br/` prefix and a final slash, with query and anchor. `#anchor` is unchanged.
 * @returns null for addresses that must not be rendered: blank, invalid, or with an unsafe scheme.
 */
export function toAddress(url: string | null | undefined): Address | null {
  const trimmed = url?.trim().replace(/[\t\n\r]/g, '')
  if (!trimmed) return null
  if (trimmed.startsWith('#')) return { href: trimmed, isExternal: false }
  if (!trimmed.startsWith('/') || trimmed.startsWith('//')) return externalAddress(trimmed)
  const end = trimmed.search(/[?#]/)
  const path = end === -1 ? trimmed : trimmed.slice(0, end)
  return {
    href: internalPath(path.replaceAll('\\', '/')) + (end === -1 ? '' : trimmed.slice(end)),
    isExternal: false,
  }
}

/** The path of a page. `slug` from its entry; empty for home. */
export function pathOfSlug(slug: string): string {
  return internalPath(`/${slug}`)
}

/** The path of a page's Markdown (behavior TWIN-1); null for home, whose path has no name to extend. */
export function twinPathOf(slug: string): string | null {
  return slug === '' ? null : `${pathOfSlug(slug).slice(0, -1)}.md`
}

/** The page of an entry's slug; null if the site serves none. */
export function hrefOfSlug(slug: string): string | null {
  const trimmed = trimSlug(slug)
  return isServableSlug(trimmed) ? pathOfSlug(trimmed) : null
}

/** The absolute address of a path. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href
}
