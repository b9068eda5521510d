const SHOWN = 'exit-survey'

/** Whether the survey was shown before; true if nothing can be stored, so that it is never shown twice. */
export function wasShown(): boolean {
  try {
    return localStorage.getItem(SHOWN) !== null
  } catch {
    return true
  }
}

/** Remembers that the survey was shown, whatever its result. */
export function rememberShown(): void {
  try {
    localStorage.setItem(SHOWN, 'asked')
  } catch {
    // Shown once all the same.
  }
}
