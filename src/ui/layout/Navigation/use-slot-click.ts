import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { MENU_CLICK_GRACE } from '@/shared/config/site'
import type { OpenSlot } from '../hooks/use-open-slot'

/** Focus opens a slot on wide screens; a mouse never closes it, a tap only if it was open before. */
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
