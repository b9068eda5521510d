import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { keyedHash } from './keys'

const claim = z.object({
  /** What it is good for; a token of one purpose is none of another. */
  purpose: z.string(),
  /** Id of what it is about. */
  subject: z.string(),
  /** Who it was given to, as an id that names nobody. */
  holder: z.string(),
  /** Seconds since 1970. */
  expires: z.number(),
})

/** What a signed address says. Nothing personal: addresses stand in histories and logs. */
export type Claim = z.infer<typeof claim>

const LONGEST_TOKEN = 500

const signatureOf = (payload: string): string => keyedHash('signed-token', payload)

const parse = (payload: string): unknown => {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** A token for addresses of this site. @param seconds that it holds from now on */
export function signToken(
  { purpose, subject, holder = '' }: { purpose: string; subject: string; holder?: string },
  seconds: number,
  now: number = Date.now(),
): string {
  const claimed: Claim = { purpose, subject, holder, expires: Math.floor(now / 1000) + seconds }
  const payload = Buffer.from(JSON.stringify(claimed)).toString('base64url')
  return `${payload}.${signatureOf(payload)}`
}

/** What a token says; null for one that this site did not sign, for another purpose, or that has expired. */
export function readToken(token: string, purpose: string, now: number = Date.now()): Claim | null {
  if (token.length > LONGEST_TOKEN) return null
  const [payload = '', signature = '', ...rest] = token.split('.')
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(payload))
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null
  const parsed = claim.safeParse(parse(payload))
  if (!parsed.success || parsed.data.purpose !== purpose) return null
  return parsed.data.expires * 1000 > now ? parsed.data : null
}

/** A short name for somebody that does not tell who it is, and that nobody else can make. */
export function pseudonymOf(address: string): string {
  return keyedHash('holder', address.toLowerCase()).slice(0, 16)
}
