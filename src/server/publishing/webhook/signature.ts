import { createHmac } from 'node:crypto'
import { escape as escapeQuery } from 'node:querystring'
import { isSameSecret } from '@/server/http/same-secret'

/** Contentful's verification, equal to `@contentful/node-apps-toolkit` (tests compare) without its schemas. */
export const SIGNATURE_HEADER = 'x-contentful-signature'
export const SIGNED_HEADERS_HEADER = 'x-contentful-signed-headers'
export const TIMESTAMP_HEADER = 'x-contentful-timestamp'

/** Seconds that a signature is valid: the toolkit's default. */
export const SIGNATURE_TTL = 30

/** Length of Contentful's signing secrets. */
export const SECRET_LENGTH = 64
/** The toolkit's earliest time (1 January 2020, in milliseconds). */
const EARLIEST = 1_577_836_800_000

export interface SignedMessage {
  method: string
  /** With its query, if any. */
  path: string
  headers: Readonly<Record<string, string>>
  /** As received, byte for byte. */
  body: string
}

const encodedPath = (path: string): string => {
  const [pathname = '', query] = path.split('?')
  return encodeURI(query ? `${pathname}?${escapeQuery(query)}` : pathname)
}

const digest = (secret: string, message: SignedMessage): string => {
  const headers = Object.entries(message.headers)
    .toSorted(([one], [other]) => (one > other ? 1 : -1))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return createHmac('sha256', secret)
    .update([message.method, encodedPath(message.path), headers, message.body].join('\n'))
    .digest('hex')
}

const normalized = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase().trim(), value.trim()]),
  )

/** Signs a message: its three headers. @param now milliseconds since 1970. */
export function signMessage(secret: string, message: SignedMessage, now: number): Record<string, string> {
  const headers = normalized(message.headers)
  const names = [...new Set([...Object.keys(headers), SIGNED_HEADERS_HEADER, TIMESTAMP_HEADER])]
  const signed = {
    ...headers,
    [TIMESTAMP_HEADER]: String(now),
    [SIGNED_HEADERS_HEADER]: names.toSorted((one, other) => (one > other ? 1 : -1)).join(','),
  }
  return {
    [SIGNATURE_HEADER]: digest(secret, { ...message, headers: signed }),
    [SIGNED_HEADERS_HEADER]: signed[SIGNED_HEADERS_HEADER] ?? '',
    [TIMESTAMP_HEADER]: String(now),
  }
}

export type Verification =
  | {
      verdict: 'valid'
      /** The computed signature, with one spelling per message. */
      digest: string
      /** Covered headers, in lower case. */
      signedHeaders: readonly string[]
    }
  | { verdict: 'unsigned' | 'stale' | 'forged' }

/** Whether a message was signed with the secret, and recently. @param now milliseconds since 1970. */
export function verifyMessage(
  secret: string,
  message: SignedMessage,
  now: number,
  ttl = SIGNATURE_TTL,
): Verification {
  const headers = normalized(message.headers)
  const signature = headers[SIGNATURE_HEADER] ?? ''
  const names = (headers[SIGNED_HEADERS_HEADER] ?? '').split(',')
  const timestamp = Number.parseInt(headers[TIMESTAMP_HEADER] ?? '', 10)
  if (signature.length !== SECRET_LENGTH || names.length < 2 || !(timestamp > EARLIEST))
    return { verdict: 'unsigned' }
  // A future time would extend a signature's validity.
  if (Math.abs(now - timestamp) >= ttl * 1000) return { verdict: 'stale' }
  const picked = Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
  // The toolkit always signs its own two headers.
  const { [SIGNATURE_HEADER]: expected = '' } = signMessage(
    secret,
    { ...message, headers: picked },
    timestamp,
  )
  if (!isSameSecret(signature, expected)) return { verdict: 'forged' }
  return { verdict: 'valid', digest: expected, signedHeaders: Object.keys(picked) }
}
