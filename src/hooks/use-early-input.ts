import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Replay, takeEarlyInput } from './early-input'

/**
 * Does again what visitors did before the page came alive, once it has read its address: each in a task of its own, so
 * that each sees what the one before has changed.
 * @param isReady whether the address is read and drawn.
 */
export function useEarlyInput(isReady: boolean): void {
  const waiting = useRef<Replay[] | null>(null)
  useLayoutEffect(() => {
    waiting.current ??= takeEarlyInput()
  }, [])
  useEffect(() => {
    if (!isReady) return
    const next = () => {
      const replay = waiting.current?.shift()
      if (!replay) return
      replay()
      setTimeout(next)
    }
    setTimeout(next)
  }, [isReady])
}
