import { useRouter } from 'next/router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { useQueryString } from '@/lib/use-query-string'
import { comparedIn, formatCompared, withCompared } from '@/routing/compare'

type Address = ReturnType<typeof useQueryString>

/** The latest choice of this visit, kept from page to page; null before an address was read. Stored nowhere (ADR 20). */
export const comparedMemory: { latest: string[] | null } = { latest: null }

export interface Compared {
  /** Keys of the chosen products, as the address names them. */
  keys: string[]
  choose: (keys: string[]) => void
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
 * leaves no step behind. A page that is reached within the visit, by the back button too, takes the latest choice over;
 * the first page of a visit says what the choice is.
 */
export const useCompared = ([query, setQuery]: Address): Compared => {
  const keys = comparedIn(query)
  const put = (next: string[]) => {
    comparedMemory.latest = next
    setQuery(withCompared(query, next), 'replace')
  }
  useNamed(keys, () => {
    comparedMemory.latest ??= keys
    if (comparedMemory.latest.join() !== keys.join()) put(comparedMemory.latest)
  })
  return { keys, choose: put }
}

/**
 * Lets the page that compares take part: it shows what its address names, else, when it is reached, the latest choice;
 * what it shows becomes the latest choice.
 */
export const useComparedShown = ([, setQuery]: Address, shown: string[]): void => {
  const hasArrived = useRef(false)
  useNamed(shown, () => {
    const { latest } = comparedMemory
    const isArrival = !hasArrived.current
    hasArrived.current = true
    if (isArrival && shown.length === 0 && latest !== null) setQuery(formatCompared(latest), 'replace')
    else comparedMemory.latest = shown
  })
}
