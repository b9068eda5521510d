import { type DraftReading, drafts, rawContentOf } from '@/content/preview'
import type { PageModel } from '@/content-model'
import type { PreviewInfo, RawContent } from '@/models/preview'
import { feedbackOf } from '@/participation/feedback/report'

/** Bytes of JSON; with more, a page is shown without live editing: its messages would be as large (ADR 12). */
const MAX_ENTRIES_SIZE = 750_000

/** What live editing may change on a page; nothing where that is too much to send. */
const editableContent = (pageId: string, draft: DraftReading): RawContent[] => {
  const all = rawContentOf(pageId, draft)
  return JSON.stringify(all).length > MAX_ENTRIES_SIZE ? [] : all
}

/** What a page with drafts tells its editor. Raw entries travel in draft mode only, for live editing. */
export async function previewInfoOf(
  page: PageModel,
  draft: DraftReading,
  isDraftMode: boolean,
): Promise<PreviewInfo> {
  const own = draft.entries.get(page.id)
  return {
    state: own ? await drafts().stateOf(own) : 'unknown',
    problems: draft.problems,
    feedback: page.type === 'article' && page.helpful ? await feedbackOf(page.slug) : null,
    exitHref: isDraftMode ? `/api/exit-preview/?slug=${encodeURIComponent(page.slug)}` : null,
    entries: isDraftMode ? editableContent(page.id, draft) : [],
  }
}
