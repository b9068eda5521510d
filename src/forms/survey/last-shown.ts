const SHOWN = 'exit-survey'

/** Whether the survey was shown to this visitor before; where nothing can be stored, yes: it is never shown twice. */
export function wasShown(): boolean {
  try {
    return localStorage.getItem(SHOWN) !== null
  } catch {
    return true
  }
}

/** Remembers that the survey was shown, whatever the visitor makes of it. */
export function rememberShown(): void {
  try {
    localStorage.setItem(SHOWN, 'asked')
  } catch {
    // Shown all the same, this once.
  }
}
