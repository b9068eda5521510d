import { useRouter } from 'next/router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { measureAdded } from '@/browser/analytics/comparison'
import type { useQueryString } from '@/browser/history/use-query-string'
import { comparedIn, withCompared } from '@/shared/routing/compare'

type Address = ReturnType<typeof useQueryString>

/** The latest choice of this visit, across pages; null before an address was read. In memory only (ADR 20). */
export const comparedMemory: { latest: string[] | null } = { latest: null }

/** The newest choice on a page with this newest query. */
export const newestCompared = (query: string): string[] => comparedMemory.latest ?? comparedIn(query)

/** Calls back when the address is read, and when it names another choice. */
const useNamed = (keys: string[], onName: () => void): void => {
  const { isReady } = useRouter()
  const call = useEffectEvent((_named: string) => onName())
  const named = keys.join()
  useEffect(() => {
    if (isReady) call(named)
  }, [isReady, named])
}

/**
 * The comparison choice on other pages. A page reached within the visit takes over the latest choice and writes it with
 * its next change: writing at once would disturb a visitor who goes further back.
 */
export function useCompared([query, changeQuery]: Address) {
  const named = comparedIn(query)
  const [taken, setTaken] = useState<string[] | null>(null)
  useNamed(named, () => {
    comparedMemory.latest ??= named
    setTaken(comparedMemory.latest.join() === named.join() ? null : comparedMemory.latest)
  })
  /** Changes the newest choice, which may be newer than `keys`. */
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

/** For the comparison page: its address becomes the latest choice; without one it changes nothing. */
export function useComparedShown(shown: string[]): void {
  const hasArrived = useRef(false)
  useNamed(shown, () => {
    if (hasArrived.current || shown.length > 0) comparedMemory.latest = shown
    hasArrived.current = true
  })
}
