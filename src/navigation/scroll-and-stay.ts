/** What visitors do when they want to go elsewhere. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const heightOf = () => document.documentElement.scrollHeight
const endsBefore = (top: number) => heightOf() - window.innerHeight < top - 1
const isAt = (top: number) => Math.abs(window.scrollY - top) <= 1
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

let stop = () => {}
let isActive = false

/** Whether a place is being held while the page is still drawn. */
export function isStaying(): boolean {
  return isActive
}

/**
 * Scrolls to a place at once, and stays there while the page is still drawn: what comes late, such as the results of a
 * search, makes it grow and shrink. It ends as soon as the visitor moves.
 */
export function scrollAndStay(top: number): void {
  stop()
  scrollTo(top)
  if (top === 0) return
  let height = heightOf()
  const listeners = new AbortController()
  const { signal } = listeners
  const growth = new ResizeObserver(() => {
    height = heightOf()
    scrollTo(top)
  })
  // The browser's own way to hold a place still would pull the other way.
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  isActive = true
  stop = () => {
    isActive = false
    style.overflowAnchor = ''
    listeners.abort()
    growth.disconnect()
  }
  // Moved, though the page is as it was: by the visitor, with a means that sends no key or press.
  const handleScroll = () => {
    if (heightOf() === height && !endsBefore(top) && !isAt(top)) stop()
  }
  growth.observe(document.body)
  window.addEventListener('scroll', handleScroll, { signal, passive: true })
  for (const move of MOVES) window.addEventListener(move, () => stop(), { signal, passive: true })
}

/** Ends what `scrollAndStay` goes on with: another page comes. */
export function stopStaying(): void {
  stop()
}

/** After a reload the browser has restored what it could, unless the visitor has moved since. */
export function stayWhereRestored(top: number): void {
  if (endsBefore(top) || isAt(top)) scrollAndStay(top)
}
