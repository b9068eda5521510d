import { z } from 'zod'
import { isSameSecret } from '@/server/http/same-secret'
import { parseJson } from '@/shared/utils/parse-json'
import { keyedHash } from './keys'

const claim = z.object({
  /** A token is valid for one purpose. */
  purpose: z.string(),
  subject: z.string(),
  /** A pseudonym of the recipient. */
  holder: z.string(),
  /** Seconds since 1970. */
  expires: z.number(),
})

/** A signed address's claims. Nothing personal: addresses are in histories and logs. */
export type Claim = z.infer<typeof claim>

const LONGEST_TOKEN = 500

const signatureOf = (payload: string): string => keyedHash('signed-token', payload)

/** A token for the site's addresses. @param seconds of validity from now */
export function signToken(
  { purpose, subject, holder = '' }: { purpose: string; subject: string; holder?: string },
  seconds: number,
  now: number = Date.now(),
): string {
  const claimed: Claim = { purpose, subject, holder, expires: Math.floor(now / 1000) + seconds }
  const payload = Buffer.from(JSON.stringify(claimed)).toString('base64url')
  return `${payload}.${signatureOf(payload)}`
}

/** A token's claims; null if forged, expired or for another purpose. */
export function readToken(token: string, purpose: string, now: number = Date.now()): Claim | null {
  if (token.length > LONGEST_TOKEN) return null
  const [payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSameSecret(signature, signatureOf(payload))) return null
  const parsed = claim.safeParse(parseJson(Buffer.from(payload, 'base64url').toString('utf8')))
  if (!parsed.success || parsed.data.purpose !== purpose) return null
  return parsed.data.expires * 1000 > now ? parsed.data : null
}

/** A keyed hash of a person's address, which reveals nothing. */
export function pseudonymOf(address: string): string {
  return keyedHash('holder', address.toLowerCase()).slice(0, 16)
}
