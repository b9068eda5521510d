import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useMediaQuery } from '@/browser/hooks/use-media-query'
import { REDUCED_MOTION } from '@/shared/utils/motion'

/** Milliseconds per slide: enough to read its text twice. */
export const SLIDE_DURATION = 8000

/** Advances until paused; waits while pointer or focus is inside or the page is hidden; never with reduced motion. */
export function useAutoAdvance(region: RefObject<HTMLElement | null>, count: number, advance: () => void) {
  const isStill = useMediaQuery(REDUCED_MOTION, true)
  const [isPaused, setPaused] = useState(false)
  const [isInterrupted, setInterrupted] = useState(false)
  const isAvailable = count > 1 && !isStill
  const isRunning = isAvailable && !isPaused
  const tick = useEffectEvent(advance)

  useEffect(() => {
    const element = region.current
    if (!element || !isRunning) return
    const listeners = new AbortController()
    const { signal } = listeners
    let hasPointer = false
    let hasFocus = false
    const settle = ({ type }: Event) => {
      if (type.startsWith('mouse')) hasPointer = type === 'mouseenter'
      if (type.startsWith('focus')) hasFocus = type === 'focusin'
      setInterrupted(hasPointer || hasFocus || document.hidden)
    }
    for (const type of ['mouseenter', 'mouseleave', 'focusin', 'focusout'])
      element.addEventListener(type, settle, { signal })
    document.addEventListener('visibilitychange', settle, { signal })
    return () => listeners.abort()
  }, [region, isRunning])

  useEffect(() => {
    if (!isRunning || isInterrupted) return
    const timer = setInterval(() => tick(), SLIDE_DURATION)
    return () => clearInterval(timer)
  }, [isRunning, isInterrupted])

  return { isAvailable, isRunning, isInterrupted, toggle: () => setPaused((was) => !was) }
}
