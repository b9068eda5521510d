import { type RefObject, useEffect, useState } from 'react'
import { LAZY_LOAD_OFFSET } from '@/shared/config/site'

/** Whether the element has been within 250 px of the window (PICTURE-4), to load its scripts then. */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${LAZY_LOAD_OFFSET}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isNear])
  return isNear
}
