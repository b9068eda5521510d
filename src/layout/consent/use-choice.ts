import { useEffect, useState } from 'react'
import {
  type ConsentChoice,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
  readChoice,
  storeChoice,
} from '@/analytics/consent-choice'
import { haveTagsRun } from '@/analytics/consent-mode'
import { clearRefused } from './clear'

const clearUnless = (allowed: readonly OptionalCategory[]): void =>
  clearRefused(OPTIONAL_CATEGORIES.filter((category) => !allowed.includes(category)))

const sameAs = (one: ConsentChoice | null, other: ConsentChoice | null): boolean => one?.date === other?.date

/** The visitor's choice, null before one, and a setter; data of withdrawn permissions is removed. */
export function useChoice(): [ConsentChoice | null, (allowed: readonly OptionalCategory[]) => void] {
  const [choice, setChoice] = useState(readChoice)
  useEffect(() => {
    const look = () => {
      const now = readChoice()
      setChoice((before) => (sameAs(before, now) ? before : now))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (choice === null || !haveTagsRun()) return
    // Running tags write until the page is left.
    const clear = () => clearUnless(choice.allowed)
    clear()
    window.addEventListener('pagehide', clear)
    return () => window.removeEventListener('pagehide', clear)
  }, [choice])
  const choose = (allowed: readonly OptionalCategory[]) => {
    clearUnless(allowed)
    setChoice(storeChoice(allowed))
  }
  return [choice, choose]
}
