import { createContext } from 'react'

/** The reference number of the form before this page, if rendered by the server; else null. */
export const ReferenceContext = createContext<string | null>(null)

const KEY = 'form-reference'

/** Stores the reference number for the next page. */
export function storeReference(next: string, reference: string | null): void {
  try {
    if (reference === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ next, reference }))
  } catch {
    // The number is also in the mail.
  }
}

/** The reference number of the form before this page, or null. */
export function referenceFor(path: string): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { next, reference } = stored as Record<string, unknown>
    return next === path && typeof reference === 'string' ? reference : null
  } catch {
    return null
  }
}
