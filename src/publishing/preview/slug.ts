import { HOME_PATH, LOCALE_PATH } from '@/config/site'
import { isServableSlug, trimSlug } from '@/routing/slugs'

/** The parts of an address that a slug must not have; each could lead to another site or out of this one. */
const DOUBLE_SLASH = '//'
const HOME = 'home'

/**
 * The slug that an editor asks to see, as Contentful fills it in: with or without `/pt-br/` and slashes at the ends; blank
 * or `home` for home. Nothing but lower-case letters, digits, hyphens and single slashes is taken, so that no scheme, host,
 * dot, backslash, control character or encoding of them ever gets as far as an address.
 * @returns null for everything else, lists included.
 */
export function readPreviewSlug(given: string | string[] | undefined): string | null {
  if (Array.isArray(given) || given?.includes(DOUBLE_SLASH)) return null
  const path = given ?? ''
  // Trimming takes blanks too, among them line breaks, which no address has.
  if (path !== path.trim()) return null
  const slug = trimSlug(path)
  const below = slug === LOCALE_PATH ? '' : slug.replace(new RegExp(`^${HOME_PATH.slice(1)}`), '')
  if (below === '' || below === HOME) return ''
  return isServableSlug(below) ? below : null
}
