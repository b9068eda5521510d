const KEY = 'form-reference'

/** Stores the number that the visitor may name, for the page that follows. */
export function keepReference(next: string, reference: string | null): void {
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
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { next, reference } = kept as Record<string, unknown>
    return next === path && typeof reference === 'string' ? reference : null
  } catch {
    return null
  }
}
