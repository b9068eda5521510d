import { useEffect, useEffectEvent } from 'react'

/** Calls back when a press falls outside every element that matches `selector`, while `isActive`. */
export function useClickOutside(isActive: boolean, selector: string, onClickOutside: () => void): void {
  const onClick = useEffectEvent(onClickOutside)
  useEffect(() => {
    if (!isActive) return
    const listen = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(selector)) onClick()
    }
    // Before React, which stops presses on what it has not taken over yet (ADR 87).
    document.addEventListener('pointerdown', listen, true)
    return () => document.removeEventListener('pointerdown', listen, true)
  }, [isActive, selector])
}
