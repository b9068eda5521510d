import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls back on a click on the backdrop itself, while `isActive`. A pointer that goes down inside the dialog and up
 * outside, as when selecting text, is no such click.
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
