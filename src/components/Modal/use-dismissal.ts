import { type RefObject, useEffect } from 'react'

/**
 * Calls `onDismiss` on Escape and on a click on the backdrop itself. A press that starts inside the dialog and ends
 * outside it, as when a visitor selects text, is no click on the backdrop.
 */
export function useDismissal(
  backdrop: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    const element = backdrop.current
    if (!isEnabled || !element) return
    let pressed: EventTarget | null = null
    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener('pointerdown', (event) => (pressed = event.target), { signal })
    element.addEventListener(
      'click',
      (event) => event.target === element && pressed === element && onDismiss(),
      { signal },
    )
    document.addEventListener('keydown', (event) => event.key === 'Escape' && onDismiss(), { signal })
    return () => listeners.abort()
  }, [backdrop, isEnabled, onDismiss])
}
