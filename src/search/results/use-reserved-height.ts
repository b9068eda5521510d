import { type RefObject, useLayoutEffect, useState } from 'react'
import { isStaying } from '@/navigation/scroll-and-stay'

/**
 * Pixels that results keep at least, down to what the visitor has scrolled to, so that nothing jumps when
 * they come; null while they are loading, and on the way back to a place.
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
