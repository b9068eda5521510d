import {
  type DraftReading,
  drafts,
  isoOf,
  problemWords,
  rawContentOf,
  scheduledParts,
  shownFieldsOf,
  titleOf,
  typeName,
} from '@/server/content/preview'
import { feedbackOf } from '@/server/features/feedback/report'
import { entryLink } from '@/shared/config/entry-link'
import type { PageModel } from '@/shared/content-model'
import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import type {
  EntryState,
  PendingEntry,
  PreviewInfo,
  PreviewProblem,
  RawContent,
} from '@/shared/content-model/views/preview'

/** Bytes of JSON: the messages of live editing are as large (ADR 12). */
const MAX_ENTRIES_SIZE = 750_000

/** Entries for live editing, as many as fit: the page's own first, header and footer last. */
const editableContent = (pageId: string, draft: DraftReading): RawContent[] => {
  let size = 0
  return rawContentOf(pageId, draft).filter((item) => {
    size += JSON.stringify(item).length
    return size <= MAX_ENTRIES_SIZE
  })
}

const exitOf = (slug: string): string => `/api/exit-preview/?slug=${encodeURIComponent(slug)}`

/** Notes of a page that could not be read; live editing is off. */
export function previewInfoOfOutage(slug: string): PreviewInfo {
  return {
    state: 'unknown',
    problems: [],
    pending: [],
    scheduled: [],
    day: null,
    feedback: null,
    exitHref: exitOf(slug),
    entries: [],
    shownFields: [],
  }
}

const inWords = (problem: ContentProblem): PreviewProblem => ({
  ...problemWords(problem),
  href: entryLink(problem.contentType, problem.entryId),
})

const pendingOf = (
  pageId: string,
  { entries }: DraftReading,
  states: ReadonlyMap<string, EntryState>,
): PendingEntry[] =>
  [...entries.values()]
    .sort((one, other) => Number(other.sys.id === pageId) - Number(one.sys.id === pageId))
    .flatMap((entry) => {
      const state = states.get(entry.sys.id)
      if (state !== 'draft' && state !== 'changed') return []
      const { id, contentType } = entry.sys
      const href = entryLink(contentType.sys.id, id)
      return [{ entry: titleOf(entry) ?? id, contentType: typeName(contentType.sys.id), state, href }]
    })

/** Notes of a draft page for its editor. Raw entries only in draft mode, for live editing. */
export async function previewInfoOf(
  page: PageModel,
  draft: DraftReading,
  isDraftMode: boolean,
): Promise<PreviewInfo> {
  const states = await drafts().statesOf([...draft.entries.values()])
  const entries = isDraftMode ? editableContent(page.id, draft) : []
  return {
    state: states?.get(page.id) ?? 'unknown',
    problems: draft.problems.map(inWords),
    pending: states ? pendingOf(page.id, draft, states) : [],
    scheduled: scheduledParts(draft),
    day: isoOf(draft.day),
    feedback: page.type === 'article' && page.helpful ? await feedbackOf(page.slug) : null,
    exitHref: isDraftMode ? exitOf(page.slug) : null,
    entries,
    shownFields: shownFieldsOf(entries),
  }
}
