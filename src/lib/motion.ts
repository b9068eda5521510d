import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asked for less motion. Browser only. */
export const prefersReducedMotion = (): boolean => window.matchMedia(QUERY).matches

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** The same as a value that follows the visitor's settings; true on the server, so that nothing moves unasked. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
