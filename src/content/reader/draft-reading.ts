import type { NoticeSection } from '@/content-model/types/notice'
import { previewLabels } from '@/labels/preview'
import { createLabelReader } from '@/labels/reader'
import type { ContentProblem } from '@/models/content-problem'
import type { ContentGraph } from '../service/graph'
import type { RawAsset, RawEntry } from '../service/reply'
import { problemWords } from './problem-words'

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
export function withUnsaved(graph: ContentGraph, draft: DraftReading): ContentGraph {
  return {
    entry: (id) => draft.unsaved.entries.get(id) ?? graph.entry(id),
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
