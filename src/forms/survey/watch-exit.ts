import { isLayerOpen } from '@/navigation/layers'

/** Seconds of a visit before which nobody is asked, and after which everybody is, leaving or not. */
const AT_LEAST = 20
const AT_MOST = 180
const LOOK_EVERY = 1000

const VISIT = 'visit-began'

/** When the visit began, in milliseconds; it goes on from page to page, in one tab. */
const visitBegan = (): number => {
  const now = Date.now()
  try {
    const began = Number(sessionStorage.getItem(VISIT))
    if (began > 0 && began <= now) return began
    sessionStorage.setItem(VISIT, String(now))
  } catch {
    // The visit is this page then.
  }
  return now
}

/** Whoever writes or chooses something, or looks at what lies over the page, is not to be disturbed. */
const isBusy = (): boolean =>
  isLayerOpen() || document.hidden || document.activeElement?.matches('input, select, textarea') === true

/**
 * Calls back once, when a visitor is about to leave (the pointer leaves the page through its top), or has been here for
 * three minutes; never in the first seconds, nor while something else lies over the page.
 * @returns what ends the watch
 */
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
