import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Replay, takeEarlyInput } from './early-input'

/** Replays interactions from before hydration, once the address is read, each in a task of its own. */
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
