import { useState } from 'react'
import { useRemainder } from './use-remainder'

interface More<Lists> {
  /** The whole lists, once loaded. */
  rest: Lists | null
  isWaiting: boolean
  isFailed: boolean
  clicks: number
  onMore: () => void
}

/** A list with a "more" button: the first click loads the remainder, a click after a failure tries again. */
export function useMore<Lists>(href: string | null, read: (body: unknown) => Lists | null): More<Lists> {
  const [clicks, setClicks] = useState(0)
  const { rest, isWaiting, isFailed } = useRemainder(href, clicks === 0 ? null : String(clicks), read)
  return { rest, isWaiting, isFailed, clicks, onMore: () => !isWaiting && setClicks(clicks + 1) }
}
