import { useClickOutside } from '@/hooks/use-click-outside'
import { useEscape } from '@/hooks/use-escape'
import { useBackToClose } from '@/navigation/use-back-to-close'
import type { MobileMenu } from '../hooks/use-mobile-menu'
import type { OpenSlot } from '../hooks/use-open-slot'
import { focusMenuButton } from '../ids'

const HEADER = '[data-frame="header"]'
const SLOT = '[data-slot]'

/**
 * Escape and a click outside close the menu on narrow screens, with the focus back on the hamburger (so does Back),
 * and the panel on wide ones, with the focus back on its slot if it was inside.
 */
export function useDismissal(menu: MobileMenu, openSlot: OpenSlot, isDesktop: boolean): void {
  const isPanelOpen = isDesktop && openSlot.openId !== null

  const leaveMenu = () => {
    menu.close()
    focusMenuButton()
  }
  useEscape(menu.isOpen, leaveMenu)
  useBackToClose(menu.isOpen, leaveMenu)
  useClickOutside(menu.isOpen, HEADER, menu.close)

  useEscape(isPanelOpen, () => {
    document.activeElement?.closest(SLOT)?.querySelector('button')?.focus()
    // After the focus, which opens the panel.
    openSlot.close()
  })
  useClickOutside(isPanelOpen, SLOT, openSlot.close)
}
