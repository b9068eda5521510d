import type { MouseEvent } from 'react'

/**
 * Opens or closes the group of entries whose button was pressed, as `MenuContainer` draws it: its elements are the document's own, which
 * have no component that could remember it (`navigation/still.tsx`). Nothing is drawn again, whatever the group holds.
 */
export function toggleContainer({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('[data-container] > button') : null
  if (!button?.parentElement) return
  const isOpen = button.getAttribute('aria-expanded') !== 'true'
  button.setAttribute('aria-expanded', String(isOpen))
  button.parentElement.dataset.open = String(isOpen)
}
