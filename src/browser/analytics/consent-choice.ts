import { DAY } from '@/shared/utils/utc-day'

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

/** A choice as a cookie that scripts can read: a `document.cookie` or `Set-Cookie` value. */
export function choiceCookie(choice: ConsentChoice, isSecure: boolean): string {
  const value = encodeURIComponent(JSON.stringify(choice))
  return `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${(CONSENT_DAYS * DAY) / 1000}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

let asking: AbortController | null = null

/** Safari deletes cookies of scripts after seven days, not those of a response. */
const storeByServer = async (choice: ConsentChoice): Promise<void> => {
  // The response to an earlier choice must not replace this one.
  asking?.abort()
  asking = new AbortController()
  try {
    await fetch('/api/consent/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(choice),
      keepalive: true,
      signal: asking.signal,
    })
  } catch {
    // Then the script's cookie remains.
  }
}

/** Stores a choice with date and version: at once, and again by the server. */
export function storeChoice(allowed: readonly OptionalCategory[]): ConsentChoice {
  const choice = { version: CONSENT_VERSION, date: new Date().toISOString(), allowed: [...allowed] }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the site serves.
  document.cookie = choiceCookie(choice, window.location.protocol === 'https:')
  void storeByServer(choice)
  return choice
}
