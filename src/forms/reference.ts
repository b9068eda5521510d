import { createContext } from 'react'
import { tolerant } from '@/lib/tolerant'

/** The reference number of the form before this page, if rendered by the server; else null. */
export const ReferenceContext = createContext<string | null>(null)

const KEY = 'form-reference'

/** Stores the reference number for the next page. */
export function storeReference(next: string, reference: string | null): void {
  // Without storage, the number is also in the mail.
  tolerant(() =>
    reference === null
      ? sessionStorage.removeItem(KEY)
      : sessionStorage.setItem(KEY, JSON.stringify({ next, reference })),
  )
}

/** The reference number of the form before this page, or null. */
export function referenceFor(path: string): string | null {
  const { next, reference } = Object(tolerant(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')))
  return next === path && typeof reference === 'string' ? reference : null
}
