/** Events of visitors who want to go elsewhere. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const heightOf = () => document.documentElement.scrollHeight
const endsBefore = (top: number) => heightOf() - window.innerHeight < top - 1
const isAt = (top: number) => Math.abs(window.scrollY - top) <= 1
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' })

let stop = () => {}
let isActive = false

/** Whether a position is being restored while the page still renders. */
export function isStaying(): boolean {
  return isActive
}

/** Scrolls to a position and stays there while late content renders, until the visitor moves. */
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
  // The browser's scroll anchoring would work against it.
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  isActive = true
  stop = () => {
    isActive = false
    style.overflowAnchor = ''
    listeners.abort()
    growth.disconnect()
  }
  // Moved without a layout change: by the visitor, without a key or click.
  const handleScroll = () => {
    if (heightOf() === height && !endsBefore(top) && !isAt(top)) stop()
  }
  growth.observe(document.body)
  window.addEventListener('scroll', handleScroll, { signal, passive: true })
  for (const move of MOVES) window.addEventListener(move, () => stop(), { signal, passive: true })
}

/** Ends `scrollAndStay`: another page comes. */
export function stopStaying(): void {
  stop()
}

/** After a reload, where the browser restored what it could, unless the visitor moved since. */
export function stayWhereRestored(top: number): void {
  if (endsBefore(top) || isAt(top)) scrollAndStay(top)
}
