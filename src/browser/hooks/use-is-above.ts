import { type RefObject, useEffect, useState } from 'react'

/** Whether the element was scrolled out of the window at the top. */
export function useIsAbove(ref: RefObject<Element | null>): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isAbove
}
