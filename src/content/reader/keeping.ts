import { type KeptEntry, keepingProblems, textProblems } from '@/content-model/keeping'
import { utcDay } from '@/lib/utc-day'
import type { ContentGraph } from '../service/graph'
import type { RawEntry } from '../service/reply'
import type { ReadContext } from './context'
import { linkOf } from './values'

/** An entry of a reply, as rules of keeping look at it. */
export function keptEntry({ sys, fields }: RawEntry): KeptEntry {
  return { type: sys.contentType.sys.id, fields }
}

const linkedIn =
  (graph: ContentGraph) =>
  (link: unknown): KeptEntry | null => {
    const raw = link === undefined ? null : graph.entry(linkOf(link)?.sys.id ?? '')
    return raw && keptEntry(raw)
  }

/** Reports rules of keeping that a page's own entry, which was fetched with all of its fields, breaks. */
export function reportKeeping(raw: RawEntry, context: ReadContext): void {
  const entry = keptEntry(raw)
  const today = utcDay(Date.now())
  const found = [
    ...keepingProblems(entry, { linked: linkedIn(context.graph), today }),
    ...textProblems(entry),
  ]
  for (const problem of found) context.report({ entryId: raw.sys.id, contentType: entry.type, ...problem })
}
