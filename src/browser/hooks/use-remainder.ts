import { useEffect, useState } from 'react'

interface RemainderState<Remainder> {
  rest: Remainder | null
  isWaiting: boolean
  /** The request for the present wish failed; the next wish requests again. */
  isFailed: boolean
}

/** Responses of this visit, so that Back shows a page complete at once; the newest only. */
export const rememberedBodies = new Map<string, unknown>()
const MOST_REMEMBERED = 8

/** Milliseconds. */
const LONGEST_WAIT = 10_000

const remember = (href: string, body: unknown): void => {
  rememberedBodies.delete(href)
  rememberedBodies.set(href, body)
  for (const oldest of [...rememberedBodies.keys()].slice(0, -MOST_REMEMBERED))
    rememberedBodies.delete(oldest)
}

const remembered = <Remainder>(href: string | null, read: (body: unknown) => Remainder | null) => {
  const rest = href !== null && rememberedBodies.has(href) ? read(rememberedBodies.get(href)) : null
  return href !== null && rest !== null ? { href, rest } : null
}

const readBody = async (href: string, signal: AbortSignal): Promise<unknown> => {
  const reply = await fetch(href, { signal })
  return reply.ok ? reply.json() : null
}

/** Loads what a page is too large for (LIST-7, LIST-8). @param href null if complete @param wish null for nothing */
export function useRemainder<Remainder>(
  href: string | null,
  wish: string | null,
  read: (body: unknown) => Remainder | null,
): RemainderState<Remainder> {
  const [found, setFound] = useState<{ href: string; rest: Remainder } | null>(() => remembered(href, read))
  const [failed, setFailed] = useState<string | null>(null)
  const rest = found !== null && found.href === href ? found.rest : null
  const isNeeded = href !== null && wish !== null && rest === null

  useEffect(() => {
    if (!isNeeded) return
    let isOver = false
    const given = new AbortController()
    const limit = setTimeout(() => given.abort(), LONGEST_WAIT)
    readBody(href, given.signal).then(
      (body) => {
        const next = read(body)
        if (next === null) return setFailed(wish)
        remember(href, body)
        setFound({ href, rest: next })
      },
      () => !isOver && setFailed(wish),
    )
    return () => {
      isOver = true
      clearTimeout(limit)
      given.abort()
    }
  }, [isNeeded, href, wish, read])

  const isFailed = isNeeded && failed === wish
  return { rest, isWaiting: isNeeded && !isFailed, isFailed }
}

interface More<Lists> extends RemainderState<Lists> {
  clicks: number
  onMore: () => void
}

/** A list with a "more" button: the first click loads the remainder, a click after a failure tries again. */
export function useMore<Lists>(href: string | null, read: (body: unknown) => Lists | null): More<Lists> {
  const [clicks, setClicks] = useState(0)
  const { rest, isWaiting, isFailed } = useRemainder(href, clicks === 0 ? null : String(clicks), read)
  return { rest, isWaiting, isFailed, clicks, onMore: () => !isWaiting && setClicks(clicks + 1) }
}
