import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls back on a click on the backdrop itself, while `isActive`. A press that starts inside the dialog and ends outside
 * it, as when a visitor selects text, is no click on the backdrop.
 */
export function useBackdropClick(
  backdrop: RefObject<HTMLElement | null>,
  isActive: boolean,
  onBackdropClick: () => void,
): void {
  const onClick = useEffectEvent(onBackdropClick)
  useEffect(() => {
    const element = backdrop.current
    if (!isActive || !element) return
    let pressed: EventTarget | null = null
    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener('pointerdown', (event) => (pressed = event.target), { signal })
    element.addEventListener(
      'click',
      (event) => event.target === element && pressed === element && onClick(),
      {
        signal,
      },
    )
    return () => listeners.abort()
  }, [backdrop, isActive])
}
