import { reasonForEditors } from '@/labels/preview-reasons'
import { logger } from '@/logging/logger'
import { type DraftReading, withUnsaved } from '../reader/draft-reading'
import type { ContentGraph } from '../service/graph'

/** One thing that an editor should mend; logged as one line. */
export interface ContentProblem {
  entryId: string
  contentType: string
  field: string
  reason: string
}

/** What every mapper receives: where links lead, and whom to tell about what is broken. */
export interface MapContext {
  graph: ContentGraph
  report(problem: ContentProblem): void
  /** Prefixed to protocol-relative asset addresses (specification §9, "the scheme is prefixed"). */
  scheme: 'https:' | 'http:'
  /** Ids of the entries being mapped, outermost first: an entry that links back to one of them is left out. */
  path: readonly string[]
  /** While drafts are read for an editor; null or absent for visitors. */
  draft?: DraftReading | null
}

/** A context that logs each problem once and, for an editor, notes it. */
export const createMapContext = (
  graph: ContentGraph,
  scheme: MapContext['scheme'],
  draft: DraftReading | null = null,
): MapContext => {
  const seen = new Set<string>()
  return {
    graph: draft ? withUnsaved(graph, draft) : graph,
    scheme,
    path: [],
    draft,
    report: ({ entryId, contentType, field, reason }) => {
      const line = `content: entry ${entryId} (${contentType}) field ${field}: ${reason}`
      if (seen.has(line)) return
      seen.add(line)
      draft?.problems.push({ entryId, contentType, field, reason: reasonForEditors(reason) })
      logger.warn({ code: 'invalidEntry', entry: entryId, contentType, field }, line)
    },
  }
}
