import { CONSENT_COOKIE, type OptionalCategory } from '@/analytics/consent-choice'
import { tolerant } from '@/lib/tolerant'

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
  for (const key of keys) tolerant(() => window[storage].removeItem(key))
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
