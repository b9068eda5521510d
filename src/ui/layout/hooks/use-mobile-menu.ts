import { useCallback, useEffect, useState } from 'react'
import { useRouteChange } from '@/browser/hooks/use-route-change'
import { MENU_HIDE_DELAY } from '@/shared/config/site'

/** `closing`: inert, but rendered until the hide delay is over. */
export type MenuPhase = 'closed' | 'open' | 'closing'

const NO_SCROLL_CLASS = 'no-scroll'

/** The mobile menu's state (MENU-3, MENU-4); a wide viewport or another page closes it. */
export function useMobileMenu(isDesktop: boolean) {
  const [phase, setPhase] = useState<MenuPhase>('closed')
  const open = useCallback(() => setPhase('open'), [])
  const close = useCallback(() => setPhase((now) => (now === 'open' ? 'closing' : now)), [])

  useEffect(() => {
    if (phase === 'open') {
      document.body.classList.add(NO_SCROLL_CLASS)
      return () => document.body.classList.remove(NO_SCROLL_CLASS)
    }
    if (phase === 'closing') {
      const timer = setTimeout(() => setPhase('closed'), MENU_HIDE_DELAY)
      return () => clearTimeout(timer)
    }
    return undefined
  }, [phase])

  // On wide screens the nav is the menu bar, usable at once: no closing phase.
  useEffect(() => {
    if (isDesktop) setPhase('closed')
  }, [isDesktop])

  useRouteChange(close)
  return { phase, isOpen: phase === 'open', open, close }
}

export type MobileMenu = ReturnType<typeof useMobileMenu>
