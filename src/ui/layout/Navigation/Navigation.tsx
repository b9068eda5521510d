import dynamic from 'next/dynamic'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useBackToClose } from '@/browser/history/use-back-to-close'
import { useArrowKeys } from '@/browser/hooks/use-arrow-keys'
import { useClickOutside } from '@/browser/hooks/use-click-outside'
import { useEscape } from '@/browser/hooks/use-escape'
import type { Header as HeaderModel } from '@/shared/content-model/views/layout'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { focusMenuButton, MENU_ID } from '@/shared/routing/page-ids'
import type { MobileMenu } from '../hooks/use-mobile-menu'
import type { OpenSlot } from '../hooks/use-open-slot'
import styles from './Navigation.module.scss'
import { Slot } from './Slot'
import { closeContainers } from './toggle-container'

const HEADER = '[data-frame="header"]'
const SLOT = '[data-slot]'

/** Escape and a click outside close the menu (so does Back) or the panel, and restore the focus. */
function useDismissal(menu: MobileMenu, openSlot: OpenSlot, isDesktop: boolean): void {
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

const TRIGGERS = ':scope > li > :is(a, button)'

/** ArrowLeft and ArrowRight move between slots, round at both ends; hidden ones take no focus. */
function useSlotArrows(list: RefObject<HTMLElement | null>, isDesktop: boolean): void {
  useArrowKeys(list, (step) => {
    const triggers = [...(list.current?.querySelectorAll<HTMLElement>(TRIGGERS) ?? [])]
    const from = triggers.findIndex(({ parentElement }) => parentElement?.contains(document.activeElement))
    if (!isDesktop || from === -1) return
    const { length } = triggers
    for (let passed = 1; passed < length; passed += 1) {
      const next = triggers[(from + step * passed + length * passed) % length]
      next?.focus()
      if (document.activeElement === next) return
    }
  })
}

// Only who opens the menu loads them.
const MenuStart = dynamic(() => import('./MenuStart').then((module) => module.MenuStart))
const HelpStrip = dynamic(() =>
  import('@/ui/components/CallButton/HelpStrip').then((module) => module.HelpStrip),
)

export interface NavigationProps {
  header: HeaderModel
  menu: MobileMenu
  openSlot: OpenSlot
  isDesktop: boolean
}

/** Whether there is anything in it: an empty landmark is not rendered (behavior MENU-9). */
export function hasMenu({ slots, shortcuts, menuHelp }: HeaderModel): boolean {
  return slots.length > 0 || shortcuts !== undefined || menuHelp !== undefined
}

/** The menu, rendered once (MENU-1, MENU-3): a bar with panels, or a slide-in accordion. */
export function Navigation({ header, menu, openSlot, isDesktop }: NavigationProps) {
  const label = useLabels(layoutLabels)
  const { slots, shortcuts, menuHelp } = header
  const isDrawer = menu.phase !== 'closed' && !isDesktop
  const list = useRef<HTMLUListElement>(null)
  // Directly in the DOM, so that React does not render the whole menu again; not before the screen size is known.
  useEffect(() => list.current?.removeAttribute('data-waiting'), [])
  // A closed menu closes its groups (behavior MENU-4).
  const forget = useEffectEvent(() => {
    if (!isDesktop) openSlot.close()
    if (list.current) closeContainers(list.current)
  })
  useEffect(() => {
    if (menu.phase === 'closed') forget()
  }, [menu.phase])
  useDismissal(menu, openSlot, isDesktop)
  useSlotArrows(list, isDesktop)

  return (
    <nav
      id={MENU_ID}
      className={styles.nav}
      aria-label={label('menu.name')}
      tabIndex={-1}
      data-phase={menu.phase}
      data-frame="menu"
      inert={menu.phase === 'closing'}
    >
      {/* Only while the menu is open: closed, it would make every page larger. */}
      {isDrawer && shortcuts && <MenuStart shortcuts={shortcuts} />}
      <ul ref={list} className={styles.slots} data-waiting="">
        {slots.map((slot) => (
          <Slot key={slot.id} slot={slot} openSlot={openSlot} isDesktop={isDesktop} />
        ))}
      </ul>
      {isDrawer && menuHelp && <HelpStrip {...menuHelp} />}
      {/* Tab from the last entry lands here and goes on to the hamburger; screen readers find a way out. */}
      {menu.isOpen && (
        <button type="button" className="visually-hidden" onFocus={focusMenuButton} onClick={menu.close}>
          {label('menu.close')}
        </button>
      )}
    </nav>
  )
}
