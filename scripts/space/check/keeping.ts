import type { ExportEntry } from '@sandbox/export-format'
import { isLink } from '@sandbox/server/content/guards'
import { type KeepingProblem, type KeptEntry, keepingProblems, textProblems } from '@/content-model/keeping'
import { reasons } from '@/content-model/reasons'
import { utcDay } from '@/lib/utc-day'
import { isGtin } from '@/products/gtin'
import { type CheckContext, type Finding, findingAt, isDraft, textOf, typeIdOf } from './context'

const keptEntry = ({ defaultLocale }: CheckContext, entry: ExportEntry): KeptEntry => ({
  type: typeIdOf(entry),
  fields: Object.fromEntries(
    Object.entries(entry.fields).map(([name, values]) => [name, values[defaultLocale]]),
  ),
})

/** Told, but no error: a space must not fail its check on a day on which nobody changed anything. */
const TOLD = new Set<KeepingProblem['reason']>(['reviewOverdue'])

const gtinProblems = (context: CheckContext, entry: ExportEntry): KeepingProblem[] => {
  const gtin = textOf(entry, 'gtin', context)
  return gtin === null || isGtin(gtin) ? [] : [{ field: 'gtin', reason: 'invalidGtin', detail: gtin }]
}

/** Rules of keeping (`content-model/keeping.ts`) that an entry breaks; of a draft they are notes. */
export function keepingFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  const kept = keptEntry(context, entry)
  const required = context.types.get(kept.type)?.fields.filter((field) => field.required) ?? []
  const linked = (link: unknown): KeptEntry | null => {
    const found = isLink(link) ? context.entries.get(link.sys.id) : undefined
    return found ? keptEntry(context, found) : null
  }
  return [
    ...keepingProblems(kept, { linked, today: utcDay(Date.now()) }),
    ...textProblems(kept),
    ...gtinProblems(context, entry),
  ]
    .filter(({ field, reason }) => reason !== 'empty' || !required.some(({ id }) => id === field))
    .map(({ field, reason, detail }) => ({
      ...findingAt(
        context,
        entry,
        field,
        detail === undefined ? reasons[reason] : `"${detail}" ${reasons[reason]}`,
        isDraft(entry) || TOLD.has(reason) ? 'note' : 'error',
      ),
      code: reason,
    }))
}
