import { z } from 'zod'
import { readUnsaved, type UnsavedContent } from '@/server/content/preview'
import { HOME_PATH, LOCALE_PATH } from '@/shared/config/site'
import { isServableSlug, trimSlug } from '@/shared/routing/links'
import { momentOf } from '@/shared/utils/moment'
import { parseJson } from '@/shared/utils/parse-json'

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

/** What Next stores for a browser in draft mode. */
const previewData = z.object({ em: z.string() })

/** Whether `?em=` of a preview's address names a day: `2026-12-24`. */
export function isPreviewDay(em: unknown): em is string {
  return typeof em === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(em) && momentOf(em) !== null
}

/** The beginning of the day that an editor chose, in milliseconds since 1970; null for all days. */
export function previewDayOf(data: unknown): number | null {
  const { data: chosen } = previewData.safeParse(data)
  return chosen ? momentOf(chosen.em) : null
}

const body = z.object({ path: z.string(), items: z.unknown() })

/** A page and its unsaved edits. */
export interface LiveRequest {
  slug: string
  unsaved: UnsavedContent
}

/** Validates a live editing request to `/api/preview-page`; null if invalid. */
export function readLiveRequest(text: string): LiveRequest | null {
  const parsed = body.safeParse(parseJson(text))
  if (!parsed.success) return null
  const slug = readPreviewSlug(parsed.data.path)
  const unsaved = readUnsaved(parsed.data.items)
  return slug === null || unsaved === null ? null : { slug, unsaved }
}
