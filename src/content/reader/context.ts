import { isDeepStrictEqual } from 'node:util'
import type { ContentTypeId } from '@/content-model'
import { type Reason, reasons } from '@/content-model/reasons'
import { logger } from '@/logging/logger'
import type { ContentProblem } from '@/models/content-problem'
import type { NoteProblem } from '../service/dependencies'
import type { ContentGraph } from '../service/graph'
import { type DraftReading, withUnsaved } from './draft-reading'
import type { LastNotices } from './last-notices'
import { titleOf } from './problem-words'

/** A problem as it is reported; the title is looked up. */
export type ReportedProblem = Omit<ContentProblem, 'title'>

export interface ReadContext {
  graph: ContentGraph
  report(problem: ReportedProblem): void
  /** Prefixed to protocol-relative asset addresses. */
  scheme: 'https:' | 'http:'
  /** While drafts are read for an editor; null or absent for visitors. */
  draft?: DraftReading | null
  /** Notices whose last text stays where they are withdrawn; for visitors only. */
  lastNotices?: LastNotices | undefined
  onRead?(contentType: ContentTypeId, field: string): void
}

export function reasonText(reason: Reason, detail: string | undefined): string {
  return detail === undefined ? reasons[reason] : `"${detail}" ${reasons[reason]}`
}

/** A problem as the log says it: what is wrong with which field of which entry, and where it is shown. */
export function problemLine({ entryId, contentType, field, reason, detail, place }: ReportedProblem): string {
  const text = reasonText(reason, detail)
  const shown = place ? `; used in ${place.entryId}.${place.field}` : ''
  return `content: entry ${entryId} (${contentType}) field ${field}: ${text}${shown}`
}

const titleIn = (graph: ContentGraph, { contentType, entryId }: ReportedProblem): string | null => {
  if (contentType === 'asset') {
    const title = graph.asset(entryId)?.fields.title
    return typeof title === 'string' ? title : null
  }
  const entry = graph.entry(entryId)
  return entry && titleOf(entry)
}

interface Readers {
  draft?: DraftReading | null
  noteProblem?: NoteProblem
  lastNotices?: LastNotices
}

/** A context that logs and notes each problem once. */
export function createReadContext(
  given: ContentGraph,
  scheme: ReadContext['scheme'],
  { draft = null, noteProblem, lastNotices }: Readers = {},
): ReadContext {
  const seen = new Set<string>()
  const graph = draft ? withUnsaved(given, draft) : given
  return {
    graph,
    scheme,
    draft,
    lastNotices: draft ? undefined : lastNotices,
    report: (reported) => {
      const line = problemLine(reported)
      if (seen.has(line)) return
      seen.add(line)
      const problem = { ...reported, title: titleIn(graph, reported) }
      if (!draft) noteProblem?.(problem)
      else if (!draft.problems.some((other) => isDeepStrictEqual(other, problem)))
        draft.problems.push(problem)
      const { entryId, contentType, field } = problem
      logger.warn({ code: 'invalidEntry', entry: entryId, contentType, field }, line)
    },
  }
}
