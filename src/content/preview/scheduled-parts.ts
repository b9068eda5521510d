import { contentTypes, isContentTypeId } from '@/content-model'
import { displayFieldOf } from '@/content-model/declare'
import type { ScheduledPart } from '@/models/preview'
import type { DraftReading } from '../reader/draft-reading'

/** A moment in ISO 8601; null for none. */
export function isoOf(moment: number | null): string | null {
  return moment !== null && Number.isFinite(moment) ? new Date(moment).toISOString() : null
}

/** What appears and disappears by itself, by the names that editors gave. */
export function scheduledParts({ scheduled, entries }: DraftReading): ScheduledPart[] {
  return [...scheduled].flatMap(([id, { from, until }]) => {
    const entry = entries.get(id)
    const type = entry?.sys.contentType.sys.id ?? ''
    if (!entry || !isContentTypeId(type)) return []
    const name = String(entry.fields[displayFieldOf(contentTypes[type])] ?? id)
    return [{ name, type: contentTypes[type].name, from: isoOf(from), until: isoOf(until) }]
  })
}
