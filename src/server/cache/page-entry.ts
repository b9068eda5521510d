import { z } from 'zod'

/** A generated page as Next's cache knows it (16.4, `CacheHandlerValue`); of null, there is no page. */
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

/** Values of the pages router; others are not stored. */
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

const KINDS = ['PAGES', 'REDIRECT']

/** The site has no others (fetches, app router). */
export function isShareable(value: PageValue | null): boolean {
  return value === null || KINDS.includes(value.kind)
}

/** All but the time, as JSON. */
export function writePayload({ value, cacheControl }: PageEntry): string {
  return JSON.stringify({ value, cacheControl })
}

/** @returns null for what is no page, such as a damaged copy */
export function readPayload(stored: unknown, lastModified: number): PageEntry | null {
  const { success, data } = payload.safeParse(stored)
  return success ? { lastModified, ...data } : null
}

const storedEntry = payload.extend({ lastModified: z.number() })

/** The same with the time. */
export function readEntry(stored: unknown): PageEntry | null {
  return storedEntry.safeParse(stored).data ?? null
}
