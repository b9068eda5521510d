import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { MENU_CLICK_GRACE } from '@/config/site'
import type { OpenSlot } from '../hooks/use-open-slot'

/**
 * Focus and clicks of a slot. Narrow screens: a click toggles it. Wide ones: focus opens it, a mouse never closes it
 * (it hovers), a tap or key closes it only if it was open before the focus of the same tap.
 */
export function useSlotClick(id: string, isOpen: boolean, { open, close }: OpenSlot, isDesktop: boolean) {
  const openedAt = useRef(Number.NEGATIVE_INFINITY)
  // Not every browser gives a click's pointer type; all give that of `pointerdown`.
  const clickedBy = useRef('')

  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      clickedBy.current = pointerType
    },
    onFocus: () => {
      if (!isDesktop) return
      if (!isOpen) openedAt.current = performance.now()
      open(id)
    },
    onClick: ({ detail }: MouseEvent) => {
      const isKey = detail === 0
      const isMouse = !isKey && clickedBy.current === 'mouse'
      const isJustOpened = performance.now() - openedAt.current < MENU_CLICK_GRACE
      if (isOpen && !(isDesktop && (isMouse || isJustOpened))) close()
      else open(id)
    },
  }
}
