import type { ExportEntry } from '@sandbox/export-format'
import {
  type CheckContext,
  type Finding,
  findingAt,
  pagePathOf,
  redirectKeyOf,
  textOf,
  typeIdOf,
} from './context'

/** Redirects that lead back to their own old address: the site follows none of them. */
export function redirectFindings(context: CheckContext, entry: ExportEntry): Finding[] {
  if (typeIdOf(entry) !== 'redirect') return []
  const seen = new Set<string>()
  for (let at: ExportEntry | undefined = entry; at && !seen.has(at.sys.id); ) {
    seen.add(at.sys.id)
    const to: string = textOf(at, 'to', context) ?? ''
    if (context.pages.has(pagePathOf(to))) return []
    const next: string | undefined = context.redirects.get(redirectKeyOf(to))
    if (next === entry.sys.id && seen.size > 1)
      return [
        findingAt(context, entry, 'to', `${to} leads back to the old address, by ${[...seen].join(', ')}`),
      ]
    at = next === undefined ? undefined : context.entries.get(next)
  }
  return []
}
