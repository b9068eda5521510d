import { measureHeaderHeight } from './header-height'
import { prefersReducedMotion } from './motion'

/**
 * Scrolls so that the element starts below the fixed header, with the air that its style asks for above it
 * (`scroll-margin`); smoothly, unless the visitor asked for less motion.
 */
export function scrollBelowHeader(element: Element): void {
  const air = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0
  const top = element.getBoundingClientRect().top + window.scrollY - measureHeaderHeight() - air
  window.scrollTo({ top: Math.max(0, top), behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}
