let isWanted = false

/** Asks the results that come next for the focus: their visitor chose them in the overlay, which is gone by then. */
export function focusNextResults(): void {
  isWanted = true
}

/** Whether the focus was asked for; the answer is given once. */
export function takeResultsFocus(): boolean {
  const wasWanted = isWanted
  isWanted = false
  return wasWanted
}
