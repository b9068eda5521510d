import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Calls `move` on ArrowLeft (-1) or ArrowRight (1); with a modifier they are the browser's. */
export function useArrowKeys(ref: RefObject<HTMLElement | null>, move: (step: -1 | 1) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    move(key === 'ArrowLeft' ? -1 : 1)
  })
  // Before paint, as in use-escape.ts.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    const element = ref.current
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [ref])
}
