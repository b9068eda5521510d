import { useState } from 'react'
import { useRemainder } from './use-remainder'

interface More<Lists> {
  /** The whole lists, once they are here. */
  rest: Lists | null
  isWaiting: boolean
  isFailed: boolean
  /** How often the visitor asked for more. */
  clicks: number
  onMore: () => void
}

/** A list that goes on by a button: the first press asks for the rest, and a press after a failure asks again. */
export function useMore<Lists>(href: string | null, read: (body: unknown) => Lists | null): More<Lists> {
  const [clicks, setClicks] = useState(0)
  const { rest, isWaiting, isFailed } = useRemainder(href, clicks === 0 ? null : String(clicks), read)
  return { rest, isWaiting, isFailed, clicks, onMore: () => !isWaiting && setClicks(clicks + 1) }
}
