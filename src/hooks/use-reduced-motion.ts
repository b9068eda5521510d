import { useSyncExternalStore } from 'react'
import { prefersReducedMotion, REDUCED_MOTION } from '@/lib/motion'

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the visitor asks for less motion; follows the visitor's settings; true on the server, so that nothing moves unasked. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
}
