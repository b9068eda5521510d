const ASKED = 'exit-survey'

/** Whether this visitor was asked before; where nothing can be remembered, yes: nobody is asked twice. */
export function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null
  } catch {
    return true
  }
}

/** Remembers that the survey was shown, whatever the visitor makes of it. */
export function rememberAsked(): void {
  try {
    localStorage.setItem(ASKED, 'asked')
  } catch {
    // Asked all the same, this once.
  }
}
