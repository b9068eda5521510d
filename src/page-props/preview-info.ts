import { entryLink } from '@/config/entry-link'
import { type DraftReading, drafts, problemWords, rawContentOf, titleOf, typeName } from '@/content/preview'
import type { PageModel } from '@/content-model'
import type { ContentProblem } from '@/models/content-problem'
import type { EntryState, PendingEntry, PreviewInfo, PreviewProblem, RawContent } from '@/models/preview'
import { feedbackOf } from '@/participation/feedback/report'

/** Bytes of JSON; above it a page has no live editing, whose messages would be as large (ADR 12). */
const MAX_ENTRIES_SIZE = 750_000

/** Entries for live editing; none if they are too large. */
const editableContent = (pageId: string, draft: DraftReading): RawContent[] => {
  const all = rawContentOf(pageId, draft)
  return JSON.stringify(all).length > MAX_ENTRIES_SIZE ? [] : all
}

const inWords = (problem: ContentProblem): PreviewProblem => ({
  ...problemWords(problem),
  href: entryLink(problem.contentType, problem.entryId),
})

/** Entries with changes to publish; the page's own first. */
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
  return {
    state: states?.get(page.id) ?? 'unknown',
    problems: draft.problems.map(inWords),
    pending: states ? pendingOf(page.id, draft, states) : [],
    feedback: page.type === 'article' && page.helpful ? await feedbackOf(page.slug) : null,
    exitHref: isDraftMode ? `/api/exit-preview/?slug=${encodeURIComponent(page.slug)}` : null,
    entries: isDraftMode ? editableContent(page.id, draft) : [],
  }
}
