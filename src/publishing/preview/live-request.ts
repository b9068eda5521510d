import { z } from 'zod'
import { readUnsaved, type UnsavedContent } from '@/content/preview'
import { parseJson } from '@/lib/parse-json'
import { readPreviewSlug } from './slug'

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
