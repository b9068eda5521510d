import { measureHeaderHeight } from './header-height'
import { prefersReducedMotion } from './motion'

/** Scrolls so that the element starts just below the fixed header; smoothly, unless the visitor asked for less motion. */
export const scrollBelowHeader = (element: Element): void => {
  const top = element.getBoundingClientRect().top + window.scrollY - measureHeaderHeight()
  window.scrollTo({ top: Math.max(0, top), behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}
