import { ContentError, NO_META } from '@/content/pages'
import { problemNotice } from '@/content/preview'
import type { ContentPageModel } from '@/content-model/types/content-page'
import { previewLabels } from '@/labels/preview'
import { reasonForEditors } from '@/labels/preview-reasons'
import { createLabelReader } from '@/labels/reader'
import type { PreviewProblem } from '@/models/preview'

const label = createLabelReader(previewLabels, {})

/** The fault of a page's own entry. Null for service failures, which an editor cannot fix. */
export function problemOf(error: unknown): PreviewProblem | null {
  return error instanceof ContentError && error.code === 'invalidEntry'
    ? {
        entryId: error.meta.entryId ?? '-',
        contentType: error.meta.contentType ?? '-',
        field: error.meta.field ?? '-',
        reason: reasonForEditors({ reason: error.meta.reason ?? 'nothingToShow' }),
      }
    : null
}

/** Replaces a page whose own entry cannot be read, and names the fault for its editor. */
export function brokenPage(slug: string, problem: PreviewProblem): ContentPageModel {
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
