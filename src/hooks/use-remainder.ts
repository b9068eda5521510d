import { useEffect, useState } from 'react'

interface RemainderState<Remainder> {
  /** Null until it is there. */
  rest: Remainder | null
  /** It is on its way. */
  isWaiting: boolean
  /** It could not be had for what was wanted last; the next wish asks again. */
  isFailed: boolean
}

/** Answers of this visit, so that Back finds a page as it was left at once; those asked for last. */
export const rememberedBodies = new Map<string, unknown>()
const MOST_REMEMBERED = 8

/** Milliseconds after which a request that gets no response counts as failed. */
const LONGEST_WAIT = 10_000

const remember = (href: string, body: unknown): void => {
  rememberedBodies.delete(href)
  rememberedBodies.set(href, body)
  for (const oldest of [...rememberedBodies.keys()].slice(0, -MOST_REMEMBERED))
    rememberedBodies.delete(oldest)
}

/** What an earlier page was answered. */
const remembered = <Remainder>(href: string | null, read: (body: unknown) => Remainder | null) => {
  const rest = href !== null && rememberedBodies.has(href) ? read(rememberedBodies.get(href)) : null
  return href !== null && rest !== null ? { href, rest } : null
}

const readBody = async (href: string, signal: AbortSignal): Promise<unknown> => {
  const reply = await fetch(href, { signal })
  return reply.ok ? reply.json() : null
}

/**
 * What a page is too long to carry itself, asked for once a visitor looks for it (behavior LIST-7, LIST-8).
 * @param href where it is asked for; null where the page is whole
 * @param wish what the visitor looks for, in any words that differ from the last wish; null for nothing
 * @param read parses a response; null if it is invalid
 */
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
