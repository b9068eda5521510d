import { FALLBACK_HEADER_HEIGHT } from '@/shared/config/site'
import { prefersReducedMotion } from './motion'

/** The fixed header's present height in pixels; the fallback (behavior HEADER-3) if it has none. */
export function measureHeaderHeight(): number {
  return document.querySelector('header')?.getBoundingClientRect().height || FALLBACK_HEADER_HEIGHT
}

/** Scrolls to an element that begins behind the header or above the window, else not. */
export function showBelowHeader(element: Element | null): void {
  if (element && element.getBoundingClientRect().top < measureHeaderHeight()) scrollBelowHeader(element)
}

/** Scrolls an element below the fixed header; smoothly, unless the visitor prefers less motion. */
export function scrollBelowHeader(element: Element): void {
  const air = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0
  const top = element.getBoundingClientRect().top + window.scrollY - measureHeaderHeight() - air
  window.scrollTo({ top: Math.max(0, top), behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}
