import { useState } from 'react'
import { useRest } from './use-rest'

interface More<Lists> {
  /** The whole lists, once they are here. */
  rest: Lists | null
  isWaiting: boolean
  isFailed: boolean
  /** How often the visitor asked for more. */
  presses: number
  onMore: () => void
}

/** A list that goes on by a button: the first press asks for the rest, and a press after a failure asks again. */
export function useMore<Lists>(href: string | null, read: (answer: unknown) => Lists | null): More<Lists> {
  const [presses, setPresses] = useState(0)
  const { rest, isWaiting, isFailed } = useRest(href, presses === 0 ? null : String(presses), read)
  return { rest, isWaiting, isFailed, presses, onMore: () => !isWaiting && setPresses(presses + 1) }
}
