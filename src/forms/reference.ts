const KEY = 'form-reference'

/** Stores the number that the visitor may name, for the page that follows. */
export function storeReference(next: string, reference: string | null): void {
  try {
    if (reference === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify({ next, reference }))
  } catch {
    // The number is in the mail as well.
  }
}

/** The number of the form that led to this page; null where none did. */
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
