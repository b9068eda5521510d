import { useCallback, useSyncExternalStore } from 'react'
import { TABLET_MAX_WIDTH } from '@/shared/config/site'

/** Above the tablet breakpoint, where the menu is a bar (behavior LAYOUT-4). */
export const DESKTOP_QUERY = `(min-width: ${TABLET_MAX_WIDTH + 1}px)`

/** Whether a media query matches; `early` on the server and while hydrating. */
export function useMediaQuery(query: string, early = false): boolean {
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
    () => early,
  )
}
