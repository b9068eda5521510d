import { tolerant } from '@/lib/tolerant'

const SHOWN = 'exit-survey'

/** Whether the survey was shown before; true if nothing can be stored, so that it is never shown twice. */
export function wasShown(): boolean {
  return tolerant(() => localStorage.getItem(SHOWN) !== null) ?? true
}

/** Remembers that the survey was shown, whatever its result. */
export function rememberShown(): void {
  tolerant(() => localStorage.setItem(SHOWN, 'asked'))
}
