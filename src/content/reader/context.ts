import { isDeepStrictEqual } from 'node:util'
import type { ContentTypeId } from '@/content-model'
import { type Reason, reasons } from '@/content-model/reasons'
import { reasonForEditors } from '@/labels/preview-reasons'
import { logger } from '@/logging/logger'
import type { ContentGraph } from '../service/graph'
import { type DraftReading, withUnsaved } from './draft-reading'

/** A field of an entry that leads to what is broken. */
export interface Place {
  entryId: string
  field: string
}

/** One thing that an editor should mend; logged as one line. */
export interface ContentProblem {
  entryId: string
  contentType: string
  field: string
  reason: Reason
  /** What was found instead. */
  detail?: string | undefined
  /** The field that shows, or links to, what is broken. */
  place?: Place | undefined
}

/** What the reader of entries needs: where links lead, and whom to tell about what is broken. */
export interface ReadContext {
  graph: ContentGraph
  report(problem: ContentProblem): void
  /** Prefixed to protocol-relative asset addresses. */
  scheme: 'https:' | 'http:'
  /** While drafts are read for an editor; null or absent for visitors. */
  draft?: DraftReading | null
  /** Told of each field that a mapper reads. */
  onRead?(contentType: ContentTypeId, field: string): void
}

/** A problem as the log says it: what is wrong with which field of which entry, and where it is shown. */
export function problemLine({ entryId, contentType, field, reason, detail, place }: ContentProblem): string {
  const text = detail === undefined ? reasons[reason] : `"${detail}" ${reasons[reason]}`
  const shown = place ? `; used in ${place.entryId}.${place.field}` : ''
  return `content: entry ${entryId} (${contentType}) field ${field}: ${text}${shown}`
}

/** A context that logs each problem once and, for an editor, notes it. */
export function createReadContext(
  graph: ContentGraph,
  scheme: ReadContext['scheme'],
  draft: DraftReading | null = null,
): ReadContext {
  const seen = new Set<string>()
  return {
    graph: draft ? withUnsaved(graph, draft) : graph,
    scheme,
    draft,
    report: (problem) => {
      const line = problemLine(problem)
      if (seen.has(line)) return
      seen.add(line)
      const { entryId, contentType, field } = problem
      const noted = { entryId, contentType, field, reason: reasonForEditors(problem) }
      if (!draft?.problems.some((other) => isDeepStrictEqual(other, noted))) draft?.problems.push(noted)
      logger.warn({ code: 'invalidEntry', entry: entryId, contentType, field }, line)
    },
  }
}
