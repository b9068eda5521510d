import { parseJson } from '@/shared/utils/parse-json'
import { tolerant } from '@/shared/utils/tolerant'
import { recordOf } from '@/shared/utils/unknown'

const KEY = 'form-reference'

/** Keeps a form's reference number in this tab for the page that thanks. */
export function storeReference(next: string, reference: string | null): void {
  tolerant(() =>
    reference === null
      ? sessionStorage.removeItem(KEY)
      : sessionStorage.setItem(KEY, JSON.stringify({ next, reference })),
  )
}

/** The number for the page at this path; null without one. */
export function referenceFor(path: string): string | null {
  const stored = tolerant(() => parseJson(sessionStorage.getItem(KEY) ?? ''))
  const { next, reference } = recordOf(stored)
  return next === path && typeof reference === 'string' ? reference : null
}
