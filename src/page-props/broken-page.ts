import { ContentError, NO_META } from '@/content/pages'
import { problemNotice } from '@/content/preview'
import type { ContentPageModel } from '@/content-model/types/content-page'
import type { NoticeSection } from '@/content-model/types/notice'
import { previewLabels } from '@/labels/preview'
import { createLabelReader } from '@/labels/reader'
import type { ContentProblem } from '@/models/content-problem'

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

/** A page of one notice for an editor, in place of the page at a slug. */
const noticePage = (slug: string, title: string, notice: NoticeSection): ContentPageModel => {
  return {
    type: 'content',
    id: notice.id,
    slug,
    title,
    meta: { ...NO_META, title, description: null, noIndex: true },
    crumbs: [],
    isTransparent: false,
    topSpacing: 'medium',
    updatedAt: '',
    containers: [
      {
        id: `${notice.id}.problem`,
        width: 'wide',
        surface: 'white',
        backgroundImage: null,
        sections: [notice],
      },
    ],
    comparison: null,
    reviewable: null,
    continents: null,
  }
}

/** Replaces a page whose own entry cannot be read, and names the fault for its editor. */
export function brokenPage(slug: string, problem: ContentProblem): ContentPageModel {
  return noticePage(slug, label('preview.page.title'), problemNotice(problem))
}

/** Replaces a page for an editor while the preview API is unavailable. */
export function unavailablePage(slug: string): ContentPageModel {
  const title = label('preview.unavailable.title')
  const text = label('preview.error.unavailable')
  return noticePage(slug, title, { type: 'notice', id: 'preview', tone: 'warning', title, text })
}
