/** What visitors do when they want to go elsewhere. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })
const endsBefore = (top: number) => document.documentElement.scrollHeight - window.innerHeight < top - 1

let stop = () => {}

/**
 * Scrolls to a place at once. Where the page still ends before it, because something of it is drawn later, it follows
 * the page's growth, until the place is reached or the visitor moves.
 */
export const scrollUntil = (top: number): void => {
  stop()
  const isLater = endsBefore(top)
  scrollTo(top)
  if (!isLater) return
  const listeners = new AbortController()
  const growth = new ResizeObserver(() => {
    const isReached = !endsBefore(top)
    scrollTo(top)
    if (isReached) stop()
  })
  stop = () => {
    listeners.abort()
    growth.disconnect()
  }
  growth.observe(document.body)
  for (const move of MOVES) window.addEventListener(move, stop, { signal: listeners.signal, passive: true })
}

/** Ends what `scrollUntil` still waits for: another page comes. */
export const stopScrolling = (): void => stop()

/** After a reload the browser has restored what it could: only a page that still ends before the place is followed. */
export const scrollOnceLongEnough = (top: number): void => {
  if (endsBefore(top)) scrollUntil(top)
}
