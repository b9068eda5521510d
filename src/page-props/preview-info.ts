import { type DraftReading, drafts, rawContentOf } from '@/content/preview'
import { contentTypes, isContentTypeId, type PageModel } from '@/content-model'
import type { Field } from '@/content-model/fields'
import type { PreviewInfo, RawContent } from '@/models/preview'
import { feedbackOf } from '@/participation/feedback/report'

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

/** Fields for editors among themselves, and all of metadata, which stands in no page. */
const hiddenFieldsOf = (entries: RawContent[]): string[] => {
  const types = new Set(entries.map(({ sys }) => sys.contentType?.sys.id ?? '').filter(isContentTypeId))
  return [...types].flatMap((type) =>
    Object.entries<Field<unknown>>(contentTypes[type].fields)
      .filter(([, { options }]) => type === 'pageMetadata' || options.internal)
      .map(([field]) => `${type}.${field}`),
  )
}

/** Where an editor leaves the preview of a page. */
const exitOf = (slug: string): string => `/api/exit-preview/?slug=${encodeURIComponent(slug)}`

/** Notes of a page that could not be read; live editing is off. */
export function previewInfoOfOutage(slug: string): PreviewInfo {
  return {
    state: 'unknown',
    problems: [],
    feedback: null,
    exitHref: exitOf(slug),
    entries: [],
    hiddenFields: [],
  }
}

/** Notes of a draft page for its editor. Raw entries only in draft mode, for live editing. */
export async function previewInfoOf(
  page: PageModel,
  draft: DraftReading,
  isDraftMode: boolean,
): Promise<PreviewInfo> {
  const own = draft.entries.get(page.id)
  const entries = isDraftMode ? editableContent(page.id, draft) : []
  return {
    state: own ? await drafts().stateOf(own) : 'unknown',
    problems: draft.problems,
    feedback: page.type === 'article' && page.helpful ? await feedbackOf(page.slug) : null,
    exitHref: isDraftMode ? exitOf(page.slug) : null,
    entries,
    hiddenFields: hiddenFieldsOf(entries),
  }
}
