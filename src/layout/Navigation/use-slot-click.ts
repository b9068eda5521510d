import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { MENU_CLICK_GRACE } from '@/config/site'
import type { OpenSlot } from '../hooks/use-open-slot'

/**
 * What focus and clicks do to a slot. On narrow screens a click toggles it. On wide ones focus opens it, a mouse never
 * closes it (it hovers already), and a tap or key closes it only when it was open before: the focus that comes with the
 * same tap must not count.
 */
export function useSlotClick(id: string, isOpen: boolean, { open, close }: OpenSlot, isDesktop: boolean) {
  const openedAt = useRef(Number.NEGATIVE_INFINITY)
  // Not every browser says with the click what kind of pointer made it; all say it with the press.
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
