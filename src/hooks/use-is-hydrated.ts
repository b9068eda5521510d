import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the server's HTML and while hydrating, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
