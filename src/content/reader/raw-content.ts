import { z } from 'zod'
import type { RawContent } from '@/models/preview'
import type { DraftReading, UnsavedContent } from './draft-reading'

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
const items = z.array(z.union([entry, asset])).max(MAX_ITEMS)

const isEntry = (item: z.infer<typeof entry> | z.infer<typeof asset>): item is z.infer<typeof entry> =>
  item.sys.type === 'Entry'

/** Checks the edits that live editing sends; null for anything else. */
export function readUnsaved(given: unknown): UnsavedContent | null {
  const parsed = items.safeParse(given)
  if (!parsed.success) return null
  const entries = parsed.data.filter(isEntry)
  const assets = parsed.data.filter((item) => !isEntry(item))
  return {
    entries: new Map(entries.map((item) => [item.sys.id, item])),
    assets: new Map(assets.map((item) => [item.sys.id, item])),
  }
}

/** Everything that was read for a page, as live editing takes it: the page's own entry first. */
export function rawContentOf(pageId: string, { entries, assets }: DraftReading): RawContent[] {
  const own = entries.get(pageId)
  const others = [...entries.values()].filter(({ sys }) => sys.id !== pageId)
  return [
    ...[...(own ? [own] : []), ...others].map((item) => ({
      sys: { ...item.sys, type: 'Entry' as const },
      fields: item.fields,
    })),
    ...[...assets.values()].map((item) => ({
      sys: { ...item.sys, type: 'Asset' as const },
      fields: item.fields,
    })),
  ]
}
