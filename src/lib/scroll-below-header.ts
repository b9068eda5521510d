import { measureHeaderHeight } from './header-height'
import { prefersReducedMotion } from './motion'

/** Scrolls to an element that begins behind the header or above the window, else not. */
export function showBelowHeader(element: Element | null): void {
  if (element && element.getBoundingClientRect().top < measureHeaderHeight()) scrollBelowHeader(element)
}

/**
 * Scrolls so that the element starts below the fixed header plus its `scroll-margin`; smoothly, unless the visitor
 * prefers less motion.
 */
export function scrollBelowHeader(element: Element): void {
  const air = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0
  const top = element.getBoundingClientRect().top + window.scrollY - measureHeaderHeight() - air
  window.scrollTo({ top: Math.max(0, top), behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}
