import type { ExportEntry } from '@sandbox/export-format'
import { isLink } from '@sandbox/server/content/guards'
import {
  healthProblems,
  type RuleEntry,
  type RuleProblem,
  textProblems,
} from '@/server/content/reader/health-rules'
import { isGtin } from '@/shared/content-model/products/gtin'
import { reasons } from '@/shared/content-model/reasons'
import { utcDay } from '@/shared/utils/utc-day'
import { type CheckContext, type Finding, findingAt, isDraft, textOf, typeIdOf } from './context'

/** An entry's values in the default locale. */
export const ruleEntry = ({ defaultLocale }: CheckContext, entry: ExportEntry): RuleEntry => ({
  type: typeIdOf(entry),
  fields: Object.fromEntries(
    Object.entries(entry.fields).map(([name, values]) => [name, values[defaultLocale]]),
  ),
})

/** Notes, not errors: a space must not fail its check on a day on which nobody changed anything. */
const NOTES = new Set<RuleProblem['reason']>(['reviewOverdue'])

const gtinProblems = (context: CheckContext, entry: ExportEntry): RuleProblem[] => {
  const gtin = textOf(entry, 'gtin', context)
  return gtin === null || isGtin(gtin) ? [] : [{ field: 'gtin', reason: 'invalidGtin', detail: gtin }]
}

/** Health rules (`content/reader/health-rules.ts`) that an entry breaks; notes for a draft. */
export function healthFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  const ruled = ruleEntry(context, entry)
  const required = context.types.get(ruled.type)?.fields.filter((field) => field.required) ?? []
  const linked = (link: unknown): RuleEntry | null => {
    const found = isLink(link) ? context.entries.get(link.sys.id) : undefined
    return found ? ruleEntry(context, found) : null
  }
  return [
    ...healthProblems(ruled, { linked, today: utcDay(Date.now()) }),
    ...textProblems(ruled),
    ...gtinProblems(context, entry),
  ]
    .filter(({ field, reason }) => reason !== 'empty' || !required.some(({ id }) => id === field))
    .map(({ field, reason, detail }) => ({
      ...findingAt(
        context,
        entry,
        field,
        detail === undefined ? reasons[reason] : `"${detail}" ${reasons[reason]}`,
        isDraft(entry) || NOTES.has(reason) ? 'note' : 'error',
      ),
      code: reason,
    }))
}
