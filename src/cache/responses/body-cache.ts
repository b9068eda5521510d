import { createHash } from 'node:crypto'
import { createBoundedMap } from '../bounded-map'
import { type Encoding, encode } from './encoding'

export interface EncodedBody {
  bytes: Buffer
  /** Validator of these bytes. */
  etag: string
}

interface CachedBody {
  hash: string
  bodies: Map<Encoding, EncodedBody>
  /** Bytes of all of it. */
  size: number
}

const HASH_LENGTH = 20

const hashOf = (body: string): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH)

/** Encoded bodies by body: Next returns the same string while a page is unchanged. @param limit bytes */
export function createBodyCache(limit: number): { get: (body: string, encoding: Encoding) => EncodedBody } {
  const cache = createBoundedMap<CachedBody>(limit)
  return {
    get: (body, encoding) => {
      const found = cache.get(body) ?? { hash: hashOf(body), bodies: new Map(), size: 2 * body.length }
      const known = found.bodies.get(encoding)
      if (known) return known
      const bytes = encode(Buffer.from(body), encoding)
      const encoded = { bytes, etag: `W/"${found.hash}${encoding === 'identity' ? '' : `-${encoding}`}"` }
      found.bodies.set(encoding, encoded)
      found.size += bytes.byteLength
      cache.set(body, found, found.size)
      return encoded
    },
  }
}
