import { createHash } from 'node:crypto'
import { z } from 'zod'

/**
 * A generated page as Next's cache knows it (Next 16.4, `CacheHandlerValue` with kinds of the pages router). A value of
 * null is "no such page".
 */
export interface PageEntry {
  /** Milliseconds since 1970 at which the rendering of the page began. */
  lastModified: number
  value: PageValue | null
  cacheControl?: CacheControl | undefined
}

/** Seconds, as Next counts them. */
export interface CacheControl {
  revalidate: number | false
  expire?: number | undefined
}

/** What the pages router keeps; the rest of a value is Next's own business and travels untouched. */
export interface PageValue {
  kind: string
  html?: unknown
}

const payload = z.object({
  value: z.union([
    z.looseObject({ kind: z.literal('PAGES'), html: z.string(), pageData: z.looseObject({}) }),
    z.looseObject({ kind: z.literal('REDIRECT'), props: z.looseObject({}) }),
    z.null(),
  ]),
  cacheControl: z
    .object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.number().optional() })
    .optional(),
})

const SHARED_KINDS = ['PAGES', 'REDIRECT']

/** Whether a value is one of the pages router; others (fetch, app router) stay with the instance. */
export function isShareable(value: PageValue | null): boolean {
  return value === null || SHARED_KINDS.includes(value.kind)
}

/** What visitors get of a page, in few characters: a hash of its text, or that there is none, or that it leads elsewhere. */
export function shownOf(value: PageValue | null): string {
  if (value === null) return 'none'
  return typeof value.html === 'string'
    ? createHash('sha256').update(value.html).digest('base64url')
    : 'redirect'
}

/** All but the time, as text; values of the pages router are JSON already (html, props, headers). */
export function writePayload({ value, cacheControl }: PageEntry): string {
  return JSON.stringify({ value, cacheControl })
}

/** @returns null for anything that is not a page: a damaged copy counts as none. */
export function readPayload(text: string, lastModified: number): PageEntry | null {
  try {
    const { value, cacheControl } = payload.parse(JSON.parse(text))
    return { lastModified, value, cacheControl }
  } catch {
    return null
  }
}
