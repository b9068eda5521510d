import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and while hydrating. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
