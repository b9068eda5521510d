import { DAY } from '@/utils/utc-day'

/** Increase it when categories or purposes change: visitors are then asked again (behavior CONSENT-3). */
export const CONSENT_VERSION = 1

export const CONSENT_DAYS = 180

export const CONSENT_COOKIE = 'cookie-consent'

/** Categories that need permission, in display order; necessary cookies need none. */
export const OPTIONAL_CATEGORIES = ['functional', 'measurement', 'advertising'] as const
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

/** A visitor's choice; whatever is not allowed is refused. */
export interface ConsentChoice {
  version: number
  /** ISO 8601. */
  date: string
  allowed: OptionalCategory[]
}

const read = (value: string): ConsentChoice | null => {
  const { version, date, allowed }: Partial<Record<keyof ConsentChoice, unknown>> = JSON.parse(
    decodeURIComponent(value),
  )
  if (version !== CONSENT_VERSION || typeof date !== 'string' || !Array.isArray(allowed)) return null
  const isFresh = Date.now() - Date.parse(date) < CONSENT_DAYS * DAY
  return isFresh
    ? { version, date, allowed: OPTIONAL_CATEGORIES.filter((name) => allowed.includes(name)) }
    : null
}

/** The valid choice; null if there is none, or one for an older version, or too old. */
export function readChoice(): ConsentChoice | null {
  const [, value] = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie) ?? []
  try {
    return value === undefined ? null : read(value)
  } catch {
    // Not written by this site.
    return null
  }
}

/** Stores a choice with date and version. */
export function storeChoice(allowed: readonly OptionalCategory[]): ConsentChoice {
  const choice = { version: CONSENT_VERSION, date: new Date().toISOString(), allowed: [...allowed] }
  const value = encodeURIComponent(JSON.stringify(choice))
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the site serves.
  document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${(CONSENT_DAYS * DAY) / 1000}; SameSite=Lax${secure}`
  return choice
}
