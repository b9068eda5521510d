import { type RefObject, useEffect, useState } from 'react'
import { prefersReducedMotion } from '@/shared/utils/motion'

/** The slide in view, read from the scroll position, so that swipes, keys and buttons agree; `goTo` goes round. */
export function useCurrentSlide(track: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const element = track.current
    if (!element) return
    const read = () => {
      const slide = Math.round(element.scrollLeft / Math.max(1, element.clientWidth))
      setCurrent(Math.min(count - 1, Math.max(0, slide)))
    }
    element.addEventListener('scroll', read, { passive: true })
    return () => element.removeEventListener('scroll', read)
  }, [track, count])

  const goTo = (index: number) => {
    const element = track.current
    element?.scrollTo({
      left: ((index + count) % count) * element.clientWidth,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    })
  }

  return { current, goTo }
}
