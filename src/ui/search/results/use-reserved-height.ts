import { type RefObject, useLayoutEffect, useState } from 'react'
import { isStaying } from '@/browser/history/scroll-and-stay'

/** Pixels down to the window's end, so that nothing jumps; null while results load, and on the way back to a place. */
export function useReservedHeight(element: RefObject<HTMLElement | null>, isSettled: boolean): number | null {
  const [size, setSize] = useState<number | null>(null)
  useLayoutEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0
    const height = isStaying() ? 0 : Math.max(0, Math.ceil(window.innerHeight - top))
    setSize(isSettled ? height : null)
  }, [element, isSettled])
  return size
}
