import { z } from 'zod'
import { contentTypes, isContentTypeId } from '@/shared/content-model'
import type { Field } from '@/shared/content-model/fields'
import type { RawContent, ScheduledPart } from '@/shared/content-model/views/preview'
import type { DraftReading, UnsavedContent } from '../reader/context'
import { titleOf, typeName } from '../reader/problem-words'
import { rawAsset, rawEntry } from '../service/reply'

/** A moment in ISO 8601; null for none. */
export function isoOf(moment: number | null): string | null {
  return moment !== null && Number.isFinite(moment) ? new Date(moment).toISOString() : null
}

/** What appears and disappears by itself, by the names that editors gave. */
export function scheduledParts({ scheduled, entries }: DraftReading): ScheduledPart[] {
  return [...scheduled].flatMap(([id, { from, until }]) => {
    const entry = entries.get(id)
    if (!entry) return []
    const type = typeName(entry.sys.contentType.sys.id)
    return [{ name: titleOf(entry) ?? id, type, from: isoOf(from), until: isoOf(until) }]
  })
}

/** Fields that a page may show, as `type.field`: first those shown wherever they are read, then the others. */
export function shownFieldsOf(entries: RawContent[]): string[][] {
  const types = new Set(entries.map(({ sys }) => sys.contentType?.sys.id ?? '').filter(isContentTypeId))
  const fields = [...types]
    .filter((type) => type !== 'pageMetadata')
    .flatMap((type) =>
      Object.entries<Field<unknown>>(contentTypes[type].fields).map(
        ([field, { options }]) => [`${type}.${field}`, options] as const,
      ),
    )
    .filter(([, options]) => !options.internal)
  return [false, true].map((isSeldom) =>
    fields.filter(([, options]) => (options.seldomShown ?? false) === isSeldom).map(([name]) => name),
  )
}

/** Entries and assets that one page shows at most; more is no page. */
const MAX_ITEMS = 2000

const fields = z.record(z.string(), z.unknown())
const entry = z.object({ sys: rawEntry.shape.sys.extend({ type: z.literal('Entry') }), fields })
const asset = z.object({ sys: rawAsset.shape.sys.extend({ type: z.literal('Asset') }), fields })
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
