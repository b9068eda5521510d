import { type MouseEvent, useRef } from 'react'
import { MENU_CLICK_GRACE } from '@/config/site'
import type { OpenSlot } from '../hooks/use-open-slot'

const isMouse = (event: Event) => 'pointerType' in event && event.pointerType === 'mouse'

/**
 * What focus and clicks do to a slot. On narrow screens a click toggles it. On wide ones focus opens it, a mouse never
 * closes it (it hovers already), and a tap or key closes it only when it was open before: the focus that comes with the
 * same tap must not count.
 */
export const useSlotClick = (id: string, isOpen: boolean, { open, close }: OpenSlot, isDesktop: boolean) => {
  const openedAt = useRef(Number.NEGATIVE_INFINITY)

  const markOpened = () => {
    if (!isDesktop) return
    if (!isOpen) openedAt.current = performance.now()
    open(id)
  }
  const click = ({ nativeEvent }: MouseEvent) => {
    const staysOpen =
      isDesktop && (isMouse(nativeEvent) || performance.now() - openedAt.current < MENU_CLICK_GRACE)
    if (isOpen && !staysOpen) close()
    else open(id)
  }
  return { markOpened, click }
}
