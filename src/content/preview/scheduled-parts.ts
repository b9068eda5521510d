import type { ScheduledPart } from '@/models/preview'
import type { DraftReading } from '../reader/draft-reading'
import { typeName } from '../reader/problem-words'
import { titleOf } from '../reader/title'

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
