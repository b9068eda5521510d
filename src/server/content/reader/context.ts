import { isDeepStrictEqual } from 'node:util'
import { logger } from '@/server/log/logger'
import type { ContentTypeId } from '@/shared/content-model'
import { type Reason, reasons } from '@/shared/content-model/reasons'
import type { NoticeSection } from '@/shared/content-model/types/notice'
import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import { previewLabels } from '@/shared/labels/preview'
import { createLabelReader } from '@/shared/labels/reader'
import type { NoteProblem } from '../service/dependencies'
import type { ContentGraph } from '../service/graph'
import type { RawAsset, RawEntry } from '../service/reply'
import type { LastPublished } from './last-published'
import { problemWords, titleOf } from './problem-words'

/** Edits that are not saved yet, by id, as the browser of the editor sent them. */
export interface UnsavedContent {
  entries: ReadonlyMap<string, RawEntry>
  assets: ReadonlyMap<string, RawAsset>
}

/** What is laid over a response with drafts, and what is learned while it is mapped; never part of visitors' pages. */
export interface DraftReading {
  unsaved: UnsavedContent
  problems: ContentProblem[]
  entries: Map<string, RawEntry>
  assets: Map<string, RawAsset>
  /** Entries that appear and disappear by themselves, by id: milliseconds since 1970. */
  scheduled: Map<string, { from: number; until: number }>
  /** The beginning of the day that the editor wants to see; null for all days. */
  day: number | null
}

const NOTHING_UNSAVED: UnsavedContent = { entries: new Map(), assets: new Map() }

export function startDraftReading(
  unsaved: UnsavedContent = NOTHING_UNSAVED,
  day: number | null = null,
): DraftReading {
  return {
    unsaved,
    problems: [],
    entries: new Map(),
    assets: new Map(),
    scheduled: new Map(),
    day,
  }
}

/** An entry as its editor has it now. */
export function unsavedOf(entry: RawEntry, draft: DraftReading | null): RawEntry {
  return draft?.unsaved.entries.get(entry.sys.id) ?? entry
}

/** The graph of a response with unsaved edits in place of what is stored; assets that are looked up are noted. */
function withUnsaved(graph: ContentGraph, draft: DraftReading): ContentGraph {
  return {
    entry: (id) => draft.unsaved.entries.get(id) ?? graph.entry(id),
    peek: graph.peek,
    asset: (id) => {
      const asset = draft.unsaved.assets.get(id) ?? graph.asset(id)
      if (asset) draft.assets.set(id, asset)
      return asset
    },
  }
}

const label = createLabelReader(previewLabels, {})

/** What an editor reads in the place of something that cannot be shown. */
export function problemNotice(problem: ContentProblem): NoticeSection {
  return {
    type: 'notice',
    id: problem.entryId,
    tone: 'warning',
    title: label('preview.problem.title'),
    text: label('preview.problem.text', { ...problemWords(problem) }),
  }
}

/** A problem as it is reported; the title is looked up. */
export type ReportedProblem = Omit<ContentProblem, 'title'>

export interface ReadContext {
  graph: ContentGraph
  report(problem: ReportedProblem): void
  /** Prefixed to protocol-relative asset addresses. */
  scheme: 'https:' | 'http:'
  /** While drafts are read for an editor; null or absent for visitors. */
  draft?: DraftReading | null
  /** What safety hangs on stays as it was published last where it is withdrawn; for visitors only. */
  lastPublished?: LastPublished | undefined
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
  lastPublished?: LastPublished
}

/** A context that logs and notes each problem once. */
export function createReadContext(
  given: ContentGraph,
  scheme: ReadContext['scheme'],
  { draft = null, noteProblem, lastPublished }: Readers = {},
): ReadContext {
  const seen = new Set<string>()
  const graph = draft ? withUnsaved(given, draft) : given
  return {
    graph,
    scheme,
    draft,
    lastPublished: draft ? undefined : lastPublished,
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
