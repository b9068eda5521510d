import { ContentError, NO_META } from '@/content/pages'
import { problemNotice } from '@/content/preview'
import type { ContentPageModel } from '@/content-model/types/content-page'
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

/** Replaces a page whose own entry cannot be read, and names the fault for its editor. */
export function brokenPage(slug: string, problem: ContentProblem): ContentPageModel {
  const title = label('preview.page.title')
  return {
    type: 'content',
    id: problem.entryId,
    slug,
    title,
    meta: { ...NO_META, title, description: null, noIndex: true },
    crumbs: [],
    isTransparent: false,
    topSpacing: 'medium',
    updatedAt: '',
    containers: [
      {
        id: `${problem.entryId}.problem`,
        width: 'wide',
        surface: 'white',
        backgroundImage: null,
        sections: [problemNotice(problem)],
      },
    ],
    comparison: null,
    reviewable: null,
    continents: null,
  }
}
