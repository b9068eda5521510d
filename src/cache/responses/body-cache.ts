import { createHash } from 'node:crypto'
import { type Encoding, encode } from './encoding'

/** A body in one encoding. */
export interface EncodedBody {
  bytes: Buffer
  /** The validator of exactly these bytes. */
  etag: string
}

interface CachedBody {
  hash: string
  bodies: Map<Encoding, EncodedBody>
  /** Bytes that all of it takes. */
  size: number
}

const HASH_LENGTH = 20

const hashOf = (body: string): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH)

/**
 * Bodies that were sent, in the encodings that were asked for, so that each is compressed once. The body itself is the key:
 * Next hands out the same string for as long as a page stays as it is, so that finding it costs nothing, and nothing can be
 * mistaken for something else.
 * @param limit bytes, above which those are forgotten that were not asked for longest
 */
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
      // Last in the order of the map: asked for just now.
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
