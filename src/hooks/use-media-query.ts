import { useCallback, useSyncExternalStore } from 'react'
import { TABLET_MAX_WIDTH } from '@/config/site'

/** Wider than the tablet breakpoint: the menu is a bar with panels (behavior LAYOUT-4). */
export const DESKTOP_QUERY = `(min-width: ${TABLET_MAX_WIDTH + 1}px)`

/** Whether a media query applies, kept up to date. False on the server and while hydrating. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
