import { scrollBelowHeader } from '@/lib/scroll-below-header'

/** Scrolls until the element begins below the fixed header; in a dialog, which scrolls by itself, until it begins at its top. */
export function showFromTop(element: Element): void {
  if (element.closest('[role="dialog"]')) element.scrollIntoView({ block: 'start' })
  else scrollBelowHeader(element)
}

/**
 * Moves the focus to the error summary with its title in sight (docs/behavior.md, FORM-2). Left to itself, `focus()` centers
 * an element that is taller than the window, and its title then lies behind the header.
 */
export function focusFromTop(element: HTMLElement | null): void {
  if (!element) return
  showFromTop(element)
  element.focus({ preventScroll: true })
}
