/** Raise it when categories or purposes change: everybody is then asked again (behavior CONSENT-3). */
export const CONSENT_VERSION = 1

/** How long a choice counts, in days. */
export const CONSENT_DAYS = 180

export const CONSENT_COOKIE = 'cookie-consent'

/** What needs a permission; the necessary cookies need none. In the order in which visitors read of them. */
export const OPTIONAL_CATEGORIES = ['functional', 'measurement', 'advertising'] as const
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number]

/** What a visitor decided; whatever is not allowed was refused. */
export interface ConsentChoice {
  version: number
  /** ISO 8601. */
  date: string
  allowed: OptionalCategory[]
}

const DAY = 86_400_000

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

/** The choice that counts; null where none was made, or an older version of the question was answered, or too long ago. */
export function readChoice(): ConsentChoice | null {
  const [, value] = new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(document.cookie) ?? []
  try {
    return value === undefined ? null : read(value)
  } catch {
    // Not written by this site.
    return null
  }
}

/** Keeps a choice with its date and version, and nothing else. */
export function storeChoice(allowed: readonly OptionalCategory[]): ConsentChoice {
  const choice = { version: CONSENT_VERSION, date: new Date().toISOString(), allowed: [...allowed] }
  const value = encodeURIComponent(JSON.stringify(choice))
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the site serves.
  document.cookie = `${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CONSENT_DAYS * 86_400}; SameSite=Lax${secure}`
  return choice
}
