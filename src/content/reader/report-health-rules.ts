import { healthProblems, type RuleEntry, textProblems } from '@/content/reader/health-rules'
import { utcDay } from '@/lib/utc-day'
import type { ContentGraph } from '../service/graph'
import type { RawEntry } from '../service/reply'
import type { ReadContext } from './context'
import { linkOf } from './values'

/** An entry of a reply, as health rules look at it. */
export function ruleEntry({ sys, fields }: RawEntry): RuleEntry {
  return { type: sys.contentType.sys.id, fields }
}

const linkedIn =
  (graph: ContentGraph) =>
  (link: unknown): RuleEntry | null => {
    const raw = link === undefined ? null : graph.entry(linkOf(link)?.sys.id ?? '')
    return raw && ruleEntry(raw)
  }

/** Reports health rules that a page's own entry, which was fetched with all of its fields, breaks. */
export function reportHealthRules(raw: RawEntry, context: ReadContext): void {
  const entry = ruleEntry(raw)
  const today = utcDay(Date.now())
  const found = [...healthProblems(entry, { linked: linkedIn(context.graph), today }), ...textProblems(entry)]
  for (const problem of found) context.report({ entryId: raw.sys.id, contentType: entry.type, ...problem })
}
