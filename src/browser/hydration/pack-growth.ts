import { use } from 'react'
import { onRouter } from '@/browser/hooks/router-events'
import { prefersReducedMotion } from '@/shared/utils/motion'

/** On the picture that grows: styles/base/_page-change.scss. */
const GROWS = 'data-grows'

/** The product link of the newest click; null if it was elsewhere. */
let pressed: Element | null = null
/** Resolves once the browser has captured the page that is left; null while nothing grows. */
let captured: Promise<void> | null = null
let showNext = () => {}

const handleClick = ({ target }: MouseEvent) => {
  pressed = target instanceof Element ? target.closest('a[data-item]') : null
}

const pressedPack = (address: string): Element | null | undefined =>
  pressed?.getAttribute('href') === address ? pressed.closest('article, li')?.querySelector('img') : null

/** Both the page's data and script are there: the browser shows no frozen page while they load. */
const handleChange = (address: string) => {
  const pack = pressedPack(address)
  pressed = null
  if (!(pack && 'startViewTransition' in document) || prefersReducedMotion()) return
  let noteCaptured = () => {}
  captured = new Promise((resolve) => {
    noteCaptured = resolve
  })
  const isShown = new Promise<void>((resolve) => {
    showNext = resolve
  })
  pack.setAttribute(GROWS, '')
  const { ready, finished } = document.startViewTransition(() => {
    pack.removeAttribute(GROWS)
    noteCaptured()
    return isShown
  })
  // Skipped, e.g. in a hidden tab: the page changes without it.
  ready.catch(() => {})
  void finished.then(() => document.querySelector(`[${GROWS}]`)?.removeAttribute(GROWS))
}

const handleEnd = () => {
  if (captured) document.querySelector('[data-stage] img')?.setAttribute(GROWS, '')
  captured = null
  showNext()
}

/** Keyed by page: a new page is rendered once the old one is captured. Until then React keeps the old one. */
export function AfterCapture(): null {
  if (captured) use(captured)
  return null
}

/** Grows a pressed product's pack into its page's stage. Starts after focus and scroll position. @returns ends it */
export function startPackGrowth(): () => void {
  window.addEventListener('click', handleClick, true)
  const end = onRouter({
    beforeHistoryChange: handleChange,
    routeChangeComplete: handleEnd,
    routeChangeError: handleEnd,
  })
  return () => {
    window.removeEventListener('click', handleClick, true)
    end()
  }
}
