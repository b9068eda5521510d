import { tolerant } from '@/shared/utils/tolerant'

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
  const stored = tolerant((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  if (typeof stored !== 'object' || stored === null) return null
  const { next, reference } = stored as Record<string, unknown>
  return next === path && typeof reference === 'string' ? reference : null
}
