import { LOCALE_PATH } from '@/config/site'

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
