import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Replay, takeEarlyInput } from './early-input'

/**
 * Replays interactions from before hydration once the page has read its address, each in its own task, so that each
 * sees the state after the one before.
 * @param isReady whether the address is read and rendered.
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
