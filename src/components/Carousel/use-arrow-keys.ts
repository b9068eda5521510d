import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `move` with -1 or 1 when an arrow key is pressed with the focus inside the element. */
export const useArrowKeys = (ref: RefObject<HTMLElement | null>, move: (step: -1 | 1) => void): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    move(event.key === 'ArrowLeft' ? -1 : 1)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event)
    const element = ref.current
    element?.addEventListener('keydown', listener)
    return () => element?.removeEventListener('keydown', listener)
  }, [ref])
}
