import { type DraftReading, drafts } from '@/content/preview'
import type { PageModel } from '@/content-model'
import type { PreviewInfo, RawContent } from '@/models/preview'

/** Bytes of JSON; with more, a page is shown without live editing: its messages would be as large (ADR 12). */
const MAX_ENTRIES_SIZE = 750_000

const rawContentOf = (pageId: string, { entries, assets }: DraftReading): RawContent[] => {
  const own = entries.get(pageId)
  const others = [...entries.values()].filter(({ sys }) => sys.id !== pageId)
  const all: RawContent[] = [
    ...[...(own ? [own] : []), ...others].map(({ sys, fields }) => ({
      sys: { ...sys, type: 'Entry' as const },
      fields,
    })),
    ...[...assets.values()].map(({ sys, fields }) => ({ sys: { ...sys, type: 'Asset' as const }, fields })),
  ]
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
    exitHref: isDraftMode ? `/api/exit-preview/?slug=${encodeURIComponent(page.slug)}` : null,
    entries: isDraftMode ? rawContentOf(page.id, draft) : [],
  }
}
