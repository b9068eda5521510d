import { type RefObject, useLayoutEffect, useState } from 'react'
import { isStaying } from '@/navigation/scroll-and-stay'

/**
 * Pixels that results keep at least, so that what follows them stays off the screen and nothing jumps when they come:
 * down to the end of what the visitor has scrolled to. Null while they are on their way; the page then keeps more. On the
 * way back to a place nothing is kept: that place is held, and what follows stands where it stood.
 */
export function useReservedHeight(element: RefObject<HTMLElement | null>, isSettled: boolean): number | null {
  const [size, setSize] = useState<number | null>(null)
  useLayoutEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0
    const height = isStaying() ? 0 : Math.max(0, Math.ceil(window.innerHeight - top))
    setSize(isSettled ? height : null)
  }, [element, isSettled])
  return size
}
