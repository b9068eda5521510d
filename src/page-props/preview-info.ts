import { type DraftReading, drafts, rawContentOf } from '@/content/preview'
import type { PageModel } from '@/content-model'
import type { PreviewInfo, RawContent } from '@/models/preview'
import { feedbackOf } from '@/participation/feedback/report'

/** Bytes of JSON; above it a page has no live editing, whose messages would be as large (ADR 12). */
const MAX_ENTRIES_SIZE = 750_000

/** Entries for live editing; none if they are too large. */
const editableContent = (pageId: string, draft: DraftReading): RawContent[] => {
  const all = rawContentOf(pageId, draft)
  return JSON.stringify(all).length > MAX_ENTRIES_SIZE ? [] : all
}

/** Where an editor leaves the preview of a page. */
const exitOf = (slug: string): string => `/api/exit-preview/?slug=${encodeURIComponent(slug)}`

/** Notes of a page that could not be read; live editing is off. */
export function previewInfoOfOutage(slug: string): PreviewInfo {
  return { state: 'unknown', problems: [], feedback: null, exitHref: exitOf(slug), entries: [] }
}

/** Notes of a draft page for its editor. Raw entries only in draft mode, for live editing. */
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
    exitHref: isDraftMode ? exitOf(page.slug) : null,
    entries: isDraftMode ? editableContent(page.id, draft) : [],
  }
}
