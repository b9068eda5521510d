import type { ExportEntry } from '@sandbox/export-format'
import { isLink } from '@sandbox/server/content/guards'
import type { CheckContext } from './context'

/** A field's value in the default locale. */
export function fieldOf({ defaultLocale }: CheckContext, entry: ExportEntry, field: string): unknown {
  return entry.fields[field]?.[defaultLocale]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** The texts of a list. */
export function textsOf(context: CheckContext, entry: ExportEntry, field: string): string[] {
  return listOf(fieldOf(context, entry, field)).filter((text) => typeof text === 'string')
}

/** The known entries that a field links to, one or several. */
export function linkedEntries(context: CheckContext, entry: ExportEntry, field: string): ExportEntry[] {
  return listOf(fieldOf(context, entry, field))
    .filter(isLink)
    .flatMap(({ sys }) => context.entries.get(sys.id) ?? [])
}
