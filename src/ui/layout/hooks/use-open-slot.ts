import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRouteChange } from '@/browser/hooks/use-route-change'
import { MENU_CLOSE_DELAY, MENU_OPEN_DELAY, MENU_SWITCH_DELAY } from '@/shared/config/site'

/** Which top slot is open (MENU-1), one at a time; crossing the breakpoint or leaving closes it. */
export function useOpenSlot(isDesktop: boolean) {
  // An opening applies only to the layout in which it was made.
  const [opening, setOpening] = useState<{ id: string; isDesktop: boolean } | null>(null)
  const openId = opening?.isDesktop === isDesktop ? opening.id : null
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const set = useCallback(
    (id: string | null) => {
      clearTimeout(timer.current)
      setOpening(id === null ? null : { id, isDesktop })
    },
    [isDesktop],
  )
  const setAfter = useCallback(
    (id: string | null, delay: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => set(id), delay)
    },
    [set],
  )
  const close = useCallback(() => set(null), [set])

  useRouteChange(close)
  useEffect(() => () => clearTimeout(timer.current), [])

  return useMemo(
    () => ({
      openId,
      open: set,
      close,
      /** Opens after a short delay, a longer one if a neighbor is open. */
      hoverStart: (id: string) =>
        setAfter(id, openId === null || openId === id ? MENU_OPEN_DELAY : MENU_SWITCH_DELAY),
      hoverEnd: () => setAfter(null, MENU_CLOSE_DELAY),
    }),
    [openId, set, setAfter, close],
  )
}

export type OpenSlot = ReturnType<typeof useOpenSlot>
