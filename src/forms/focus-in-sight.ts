import { scrollBelowHeader } from '@/lib/scroll-below-header'

/** Scrolls until the element begins below the fixed header or, in a dialog, at its top. */
export function showFromTop(element: Element): void {
  if (element.closest('[role="dialog"]')) element.scrollIntoView({ block: 'start' })
  else scrollBelowHeader(element)
}

/** Focuses the summary with its title in view (behavior FORM-2): `focus()` centers what is taller than the window. */
export function focusFromTop(element: HTMLElement | null): void {
  if (!element) return
  showFromTop(element)
  element.focus({ preventScroll: true })
}
