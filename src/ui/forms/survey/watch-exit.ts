import { isLayerOpen } from '@/browser/history/layers'
import { tolerant } from '@/shared/utils/tolerant'

const SHOWN = 'exit-survey'

/** Whether the survey was shown before; true if nothing can be stored, so that it is never shown twice. */
export function wasShown(): boolean {
  return tolerant(() => localStorage.getItem(SHOWN) !== null) ?? true
}

/** Remembers that the survey was shown, whatever its result. */
export function rememberShown(): void {
  tolerant(() => localStorage.setItem(SHOWN, 'asked'))
}

/** Seconds of a visit before which it is never shown, and after which it always is. */
const AT_LEAST = 20
const AT_MOST = 180
const LOOK_EVERY = 1000

const VISIT = 'visit-began'

/** Start of the visit, in milliseconds, across pages of one tab; without storage, of this page. */
const visitBegan = (): number => {
  const now = Date.now()
  const began = Number(tolerant(() => sessionStorage.getItem(VISIT)))
  if (began > 0 && began <= now) return began
  tolerant(() => sessionStorage.setItem(VISIT, String(now)))
  return now
}

/** A visitor who types, or has a layer open, is not interrupted. */
const isBusy = (): boolean =>
  isLayerOpen() || document.hidden || document.activeElement?.matches('input, select, textarea') === true

/** Calls back once, when a visitor is about to leave or after three minutes, if no layer is open. @returns ends it */
export function watchExit(isDue: () => void): () => void {
  const began = visitBegan()
  const seconds = () => (Date.now() - began) / 1000
  const stop = () => {
    document.documentElement.removeEventListener('mouseleave', leave)
    clearInterval(timer)
  }
  const offer = () => {
    if (isBusy()) return
    stop()
    isDue()
  }
  const leave = ({ clientY }: MouseEvent) => {
    if (clientY <= 0 && seconds() >= AT_LEAST) offer()
  }
  const timer = setInterval(() => seconds() >= AT_MOST && offer(), LOOK_EVERY)
  document.documentElement.addEventListener('mouseleave', leave)
  return stop
}
