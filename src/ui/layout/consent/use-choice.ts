import { useEffect, useState } from 'react'
import {
  CONSENT_COOKIE,
  type ConsentChoice,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
  readChoice,
  storeChoice,
} from '@/browser/analytics/consent-choice'
import { haveTagsRun } from '@/browser/analytics/consent-mode'

const COOKIES: Record<OptionalCategory, RegExp | null> = {
  functional: null,
  measurement: /^_(?:ga|gid|gat|dc_gtm)/,
  advertising: /^(?:_gcl|_gac|_fbp|_fbc|_uet|_tt|__gads|__gpi|FPAU|FPGCL)/,
}

/** Storage of the exit survey (`forms/survey`). */
const FUNCTIONAL_KEYS = ['exit-survey', 'visit-began']

/** Storage of Google's conversion linker, beside its cookies. */
const ADVERTISING_KEYS = ['_gcl_ls']

const expire = (name: string, domain: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the site serves.
  document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
}

/** Tags write for the widest domain that they may: a cookie is removed only with the domain it was written for. */
const removeCookie = (name: string): void => {
  const parts = window.location.hostname.split('.')
  const domains = parts.map((_part, index) => `; Domain=${parts.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) expire(name, domain)
}

const forget = (storage: 'localStorage' | 'sessionStorage', keys: readonly string[]): void => {
  try {
    for (const key of keys) window[storage].removeItem(key)
  } catch {
    // Then nothing is stored there.
  }
}

/** Removes data of refused categories; without tags, all cookies of scripts but the choice itself. */
export function clearRefused(refused: readonly OptionalCategory[]): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const isAll = refused.includes('measurement') && refused.includes('advertising')
  const isRefused = (name: string) => isAll || refused.some((category) => COOKIES[category]?.test(name))
  for (const name of names) {
    if (name !== '' && name !== CONSENT_COOKIE && isRefused(name)) removeCookie(name)
  }
  if (refused.includes('functional')) {
    forget('localStorage', FUNCTIONAL_KEYS)
    forget('sessionStorage', FUNCTIONAL_KEYS)
  }
  if (refused.includes('advertising')) forget('localStorage', ADVERTISING_KEYS)
}

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
