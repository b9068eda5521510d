import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Pixels that results keep at least, so that what follows them stays off the screen and nothing jumps when they come:
 * down to the end of what the visitor has scrolled to. Null while they are on their way; the page then keeps more.
 */
export const useRoom = (element: RefObject<HTMLElement | null>, isSettled: boolean): number | null => {
  const [size, setSize] = useState<number | null>(null)
  useLayoutEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0
    setSize(isSettled ? Math.max(0, Math.ceil(window.innerHeight - top)) : null)
  }, [element, isSettled])
  return size
}
