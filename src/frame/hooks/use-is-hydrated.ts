import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the server's HTML and while hydrating, true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
