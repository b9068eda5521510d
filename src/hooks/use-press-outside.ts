import { useEffect, useEffectEvent } from 'react'

/** Calls back when a press falls outside every element that matches `selector`, while `isActive`. */
export function usePressOutside(isActive: boolean, selector: string, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!isActive) return
    const listen = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(selector)) press()
    }
    // Before React, which stops presses on what it has not taken over yet (ADR 87).
    document.addEventListener('pointerdown', listen, true)
    return () => document.removeEventListener('pointerdown', listen, true)
  }, [isActive, selector])
}
