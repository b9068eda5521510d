import { useEffect, useState } from 'react'
import { measureHeaderHeight } from '@/shared/utils/scroll-below-header'

/** Share of the window's height, from its top, at which a heading counts as reached. */
const READING_LINE = 0.35

const lastReached = (anchors: readonly string[]): string | null => {
  const line = measureHeaderHeight() + window.innerHeight * READING_LINE
  const reached = anchors.filter((anchor) => {
    const top = document.getElementById(anchor)?.getBoundingClientRect().top
    return top !== undefined && top <= line
  })
  return reached.at(-1) ?? null
}

/** The last anchor above the reading line; null before the first and on the server. */
export function useCurrentAnchor(anchors: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = anchors.join(' ')
  useEffect(() => {
    const followed = key.split(' ')
    let frame = 0
    const measure = () => {
      frame = 0
      setCurrent(lastReached(followed))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(measure)
    }
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [key])
  return current
}
