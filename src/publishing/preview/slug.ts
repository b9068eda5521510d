import { HOME_PATH, LOCALE_PATH } from '@/config/site'
import { isServableSlug, trimSlug } from '@/routing/slugs'

/** Forbidden in slugs: it could lead to another site. */
const DOUBLE_SLASH = '//'
const HOME = 'home'

/**
 * The slug that an editor requests, as Contentful sends it: with or without `/pt-br/` and outer slashes; `home` or the
 * bare `/pt-br/` for home. Only lower-case letters, digits, hyphens and single slashes are accepted, so that no scheme, host,
 * dot, backslash, control character or encoding reaches an address.
 * @returns null for everything else, blank and lists included.
 */
export function readPreviewSlug(given: string | string[] | undefined): string | null {
  if (Array.isArray(given) || given?.includes(DOUBLE_SLASH)) return null
  const path = given ?? ''
  // Trimming also removes line breaks, which no address has.
  if (path !== path.trim()) return null
  const slug = trimSlug(path)
  const below = slug === LOCALE_PATH ? '' : slug.replace(new RegExp(`^${HOME_PATH.slice(1)}`), '')
  if (slug === LOCALE_PATH || below === HOME) return ''
  return isServableSlug(below) ? below : null
}
