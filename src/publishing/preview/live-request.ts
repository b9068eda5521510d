import { z } from 'zod'
import type { UnsavedContent } from '@/content/preview'
import { readPreviewSlug } from './slug'

/** Entries and assets that one page shows at most; more is no page. */
const MAX_ITEMS = 2000

const fields = z.record(z.string(), z.unknown())
const entry = z.object({
  sys: z.object({
    type: z.literal('Entry'),
    id: z.string(),
    contentType: z.object({ sys: z.object({ id: z.string() }) }),
    createdAt: z.string().optional(),
    updatedAt: z.string().optional(),
    revision: z.number().optional(),
  }),
  fields,
})
const asset = z.object({ sys: z.object({ type: z.literal('Asset'), id: z.string() }), fields })
const body = z.object({
  path: z.string(),
  items: z.array(z.union([entry, asset])).max(MAX_ITEMS),
})

/** A page and the edits of it that are not saved yet. */
export interface LiveRequest {
  slug: string
  unsaved: UnsavedContent
}

const isEntry = (item: z.infer<typeof entry> | z.infer<typeof asset>): item is z.infer<typeof entry> =>
  item.sys.type === 'Entry'

/** Checks what live editing sends to `/api/preview-page`; null for anything else. */
export function readLiveRequest(given: unknown): LiveRequest | null {
  const parsed = body.safeParse(given)
  if (!parsed.success) return null
  const { path, items } = parsed.data
  const slug = readPreviewSlug(path)
  if (slug === null) return null
  const entries = items.filter(isEntry)
  const assets = items.filter((item) => !isEntry(item))
  return {
    slug,
    unsaved: {
      entries: new Map(entries.map((item) => [item.sys.id, item])),
      assets: new Map(assets.map((item) => [item.sys.id, item])),
    },
  }
}
