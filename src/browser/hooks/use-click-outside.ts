import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls back on a click outside every element that matches `selector`, while `isActive`. */
export function useClickOutside(isActive: boolean, selector: string, onClickOutside: () => void): void {
  const onClick = useEffectEvent(onClickOutside)
  // Before paint, as in use-escape.ts.
  useLayoutEffect(() => {
    if (!isActive) return
    const listen = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(selector)) onClick()
    }
    // Before React, which stops events on parts that are not hydrated (ADR 87).
    document.addEventListener('pointerdown', listen, true)
    return () => document.removeEventListener('pointerdown', listen, true)
  }, [isActive, selector])
}
