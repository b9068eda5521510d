import { HOME_PATH, LOCALE_PATH } from '@/config/site'
import { isServableSlug, trimSlug } from '@/routing/slugs'

/** Forbidden in slugs: it could lead to another site. */
const DOUBLE_SLASH = '//'
const HOME = 'home'

/**
 * The slug that Contentful sends, with or without `/pt-br/` and outer slashes; `home` for home. Null for
 * what could be a scheme, host, dot, backslash or encoding in an address.
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
