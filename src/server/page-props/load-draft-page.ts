import { ContentError } from '@/server/content/pages'
import {
  type DraftReading,
  problemNotice,
  startDraftReading,
  type UnsavedContent,
} from '@/server/content/preview'
import { logger } from '@/server/log/logger'
import type { PageModel } from '@/shared/content-model'
import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import type { PageProps } from '@/shared/content-model/views/page-props'
import { previewLabels } from '@/shared/labels/preview'
import { createLabelReader } from '@/shared/labels/reader'
import { pagePropsOf } from './page-props-of'
import { pageOfSection } from './page-without-entry'
import { previewInfoOf, previewInfoOfOutage } from './preview-info'

const label = createLabelReader(previewLabels, {})

/** The fault of a page's own entry. Null for service failures, which an editor cannot fix. */
export function problemOf(error: unknown): ContentProblem | null {
  return error instanceof ContentError && error.code === 'invalidEntry'
    ? {
        entryId: error.meta.entryId ?? '-',
        contentType: error.meta.contentType ?? '-',
        title: error.meta.title ?? null,
        field: error.meta.field ?? '-',
        reason: error.meta.reason ?? 'nothingToShow',
        detail: error.meta.detail,
      }
    : null
}

/** Reads a page with drafts; null for confirmed absence. @throws ContentError */
export type DraftLoader = (draft: DraftReading) => Promise<PageModel | null>

const loadOrExplain = async (
  slug: string,
  load: DraftLoader,
  draft: DraftReading,
): Promise<PageModel | null> => {
  try {
    return await load(draft)
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    draft.problems.push(problem)
    return pageOfSection(slug, label('preview.page.title'), problemNotice(problem))
  }
}

/**
 * Props of a page with drafts and notes for its editor; a broken own entry gives a page that explains it.
 * @param unsaved edits, over the preview API's data @returns null if there is no page. @throws ContentError
 */
export async function loadDraftPage(
  slug: string,
  load: DraftLoader,
  isDraftMode: boolean,
  { unsaved, day }: { unsaved?: UnsavedContent; day?: number | null } = {},
): Promise<PageProps | null> {
  const draft = startDraftReading(unsaved, day)
  const page = await loadOrExplain(slug, load, draft)
  if (!page) return null
  const props = await pagePropsOf(page, 'preview', draft)
  // With header and footer, which are read with the props.
  return { ...props, preview: await previewInfoOf(page, draft, isDraftMode) }
}

/** The same, and during an outage of the preview API a page in the published frame that says so. @throws ContentError */
export async function loadDraftOrOutage(
  slug: string,
  load: DraftLoader,
  day: number | null,
): Promise<PageProps | null> {
  try {
    return await loadDraftPage(slug, load, true, { day })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    logger.error({ err: error }, 'preview: the page could not be read')
    const title = label('preview.unavailable.title')
    const text = label('preview.error.unavailable')
    const notice = { type: 'notice', id: 'preview', tone: 'warning', title, text } as const
    const props = await pagePropsOf(pageOfSection(slug, title, notice), 'delivery')
    return { ...props, isPreview: true, preview: previewInfoOfOutage(slug) }
  }
}
