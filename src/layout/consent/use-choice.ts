import { useEffect, useState } from 'react'
import {
  type ConsentChoice,
  keepChoice,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
  readChoice,
} from './choice'
import { clearRefused } from './clear'

const sameAs = (one: ConsentChoice | null, other: ConsentChoice | null): boolean => one?.date === other?.date

/**
 * What the visitor decided, null where nothing yet, and a way to decide, which holds at once: what came with a permission
 * that is gone is cleared. A choice made in another tab holds here as soon as this one is looked at.
 */
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
  const choose = (allowed: readonly OptionalCategory[]) => {
    clearRefused(OPTIONAL_CATEGORIES.filter((category) => !allowed.includes(category)))
    setChoice(keepChoice(allowed))
  }
  return [choice, choose]
}
