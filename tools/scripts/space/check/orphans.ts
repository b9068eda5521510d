import { linkingOf, orphansOf } from '@/server/content/reader/orphans'
import { reasons } from '@/shared/content-model/reasons'
import { type CheckContext, type Finding, findingAt, isDraft } from './context'
import { ruleEntry } from './health'

/** Published pages that nothing leads to: a note each, because the next entry may be a link to it. */
export function orphanFindings(context: CheckContext): Finding[] {
  const published = context.space.entries.filter((entry) => !isDraft(entry))
  const orphans = orphansOf(published.map((entry) => linkingOf(entry.sys.id, ruleEntry(context, entry))))
  return orphans
    .flatMap((id) => context.entries.get(id) ?? [])
    .map((entry) => ({ ...findingAt(context, entry, null, reasons.orphan, 'note'), code: 'orphan' as const }))
}
