import { createHash } from 'node:crypto'
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
  const cache = new Map<string, CachedBody>()
  let size = 0

  const forget = (body: string): void => {
    size -= cache.get(body)?.size ?? 0
    cache.delete(body)
  }

  const add = (body: string, found: CachedBody, encoding: Encoding): EncodedBody => {
    const bytes = encode(Buffer.from(body), encoding)
    const encoded = { bytes, etag: `W/"${found.hash}${encoding === 'identity' ? '' : `-${encoding}`}"` }
    found.bodies.set(encoding, encoded)
    found.size += bytes.byteLength
    size += bytes.byteLength
    return encoded
  }

  return {
    get: (body, encoding) => {
      const known = cache.get(body)
      const found = known ?? { hash: hashOf(body), bodies: new Map(), size: 2 * body.length }
      if (known) cache.delete(body)
      else size += found.size
      // Most recently used: last in the map.
      cache.set(body, found)
      const encoded = found.bodies.get(encoding) ?? add(body, found, encoding)
      for (const [oldest] of cache) {
        if (size <= limit) break
        forget(oldest)
      }
      return encoded
    },
  }
}
