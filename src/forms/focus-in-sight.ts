import { scrollBelowHeader } from '@/lib/scroll-below-header'

/** Scrolls until the element begins below the fixed header or, in a dialog, at its top. */
export function showFromTop(element: Element): void {
  if (element.closest('[role="dialog"]')) element.scrollIntoView({ block: 'start' })
  else scrollBelowHeader(element)
}

/**
 * Focuses the error summary with its title in view (docs/behavior.md, FORM-2). By itself, `focus()` centers an
 * element taller than the window, and its title is behind the header.
 */
export function focusFromTop(element: HTMLElement | null): void {
  if (!element) return
  showFromTop(element)
  element.focus({ preventScroll: true })
}
