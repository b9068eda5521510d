/** A slug that the site can serve: lower case, digits and hyphens between slashes (dots break ISR, pitfalls B). */
const SLUG = /^[a-z0-9]+(?:-+[a-z0-9]+)*(?:\/[a-z0-9]+(?:-+[a-z0-9]+)*)*$/
const MAX_LENGTH = 500

/** A slug as editors may write it, without slashes at the ends. */
export const trimSlug = (slug: string): string => slug.trim().replace(/^\/+|\/+$/g, '')

export const isServableSlug = (slug: string): boolean => slug.length <= MAX_LENGTH && SLUG.test(slug)
