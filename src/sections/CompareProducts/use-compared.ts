import { useRouter } from 'next/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { measureAdded } from '@/analytics/comparison'
import type { useQueryString } from '@/navigation/use-query-string'
import { comparedIn, withCompared } from '@/routing/compare'

type Address = ReturnType<typeof useQueryString>

/** The latest choice of this visit, kept from page to page; null before an address was read. Stored nowhere (ADR 20). */
export const comparedMemory: { latest: string[] | null } = { latest: null }

/** The newest choice on a page whose newest query is this one. */
export const newestCompared = (query: string): string[] => comparedMemory.latest ?? comparedIn(query)

export interface Compared {
  /** Keys of the chosen products. */
  keys: string[]
  /** Changes the choice that is newest, which may be ahead of `keys`. */
  choose: (change: (keys: string[]) => string[]) => void
}

/** Calls back once the address is read, and whenever it names another choice. */
const useNamed = (keys: string[], onName: () => void): void => {
  const { isReady } = useRouter()
  const call = useEffectEvent((_named: string) => onName())
  const named = keys.join()
  useEffect(() => {
    if (isReady) call(named)
  }, [isReady, named])
}

/**
 * The choice of products to compare on a page that is about something else: it stands in the address, where a change
 * leaves no step behind. A page that is reached within the visit, by the back button too, takes the latest choice over
 * and writes it with its next change: writing at once would get in the way of a visitor who goes further back.
 */
export function useCompared([query, changeQuery]: Address): Compared {
  const named = comparedIn(query)
  const [taken, setTaken] = useState<string[] | null>(null)
  useNamed(named, () => {
    comparedMemory.latest ??= named
    setTaken(comparedMemory.latest.join() === named.join() ? null : comparedMemory.latest)
  })
  const choose = (change: (keys: string[]) => string[]) => {
    setTaken(null)
    changeQuery((newest) => {
      const before = newestCompared(newest)
      const next = change(before)
      measureAdded(before, next)
      comparedMemory.latest = next
      return withCompared(newest, next)
    }, 'replace')
  }
  return { keys: taken ?? named, choose }
}

/** Lets the page that compares take part: what its address names becomes the latest choice; reached without any, it changes nothing. */
export function useComparedShown(shown: string[]): void {
  const hasArrived = useRef(false)
  useNamed(shown, () => {
    if (hasArrived.current || shown.length > 0) comparedMemory.latest = shown
    hasArrived.current = true
  })
}
