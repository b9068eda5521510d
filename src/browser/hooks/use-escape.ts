import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls back on Escape anywhere, while `isActive`. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape)
  // Before paint: a visitor who sees it can already leave it.
  useLayoutEffect(() => {
    if (!isActive) return
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave()
    }
    // Before React, which stops events on parts that are not hydrated (ADR 87).
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [isActive])
}
