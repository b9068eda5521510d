let isWanted = false

/** The next results take the focus: the overlay, where their visitor was, closes. */
export function focusNextResults(): void {
  isWanted = true
}

/** True once after `focusNextResults`. */
export function takeResultsFocus(): boolean {
  const wasWanted = isWanted
  isWanted = false
  return wasWanted
}
