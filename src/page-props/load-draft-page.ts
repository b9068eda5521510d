import { type DraftReading, startDraftReading, type UnsavedContent } from '@/content/preview'
import type { PageModel } from '@/content-model'
import type { PageProps } from '@/models/page-props'
import { brokenPage, problemOf } from './broken-page'
import { pagePropsOf } from './page-props-of'
import { previewInfoOf } from './preview-info'

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
    return brokenPage(slug, problem)
  }
}

/**
 * The props of a page as the preview API gives it, with what its editor should know. An entry that breaks its own page
 * gives a page that says so, instead of a failure.
 * @param unsaved edits that are laid over what the preview API has, from live editing
 * @returns null when there is no such page. @throws ContentError when the service fails
 */
export async function loadDraftPage(
  slug: string,
  load: DraftLoader,
  isDraftMode: boolean,
  unsaved?: UnsavedContent,
): Promise<PageProps | null> {
  const draft = startDraftReading(unsaved)
  const page = await loadOrExplain(slug, load, draft)
  if (!page) return null
  const [props, preview] = await Promise.all([
    pagePropsOf(page, 'preview'),
    previewInfoOf(page, draft, isDraftMode),
  ])
  return { ...props, preview }
}
