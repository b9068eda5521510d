import { createHash } from 'node:crypto'
import { type Encoding, encode } from './encoding'

/** A body in one encoding. */
export interface EncodedBody {
  bytes: Buffer
  /** The validator of exactly these bytes. */
  etag: string
}

interface Kept {
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
export function createKeptBodies(limit: number): { get: (body: string, encoding: Encoding) => EncodedBody } {
  const kept = new Map<string, Kept>()
  let size = 0

  const forget = (body: string): void => {
    size -= kept.get(body)?.size ?? 0
    kept.delete(body)
  }

  const add = (body: string, found: Kept, encoding: Encoding): EncodedBody => {
    const bytes = encode(Buffer.from(body), encoding)
    const encoded = { bytes, etag: `W/"${found.hash}${encoding === 'identity' ? '' : `-${encoding}`}"` }
    found.bodies.set(encoding, encoded)
    found.size += bytes.byteLength
    size += bytes.byteLength
    return encoded
  }

  return {
    get: (body, encoding) => {
      const known = kept.get(body)
      const found = known ?? { hash: hashOf(body), bodies: new Map(), size: 2 * body.length }
      if (known) kept.delete(body)
      else size += found.size
      // Last in the order of the map: asked for just now.
      kept.set(body, found)
      const encoded = found.bodies.get(encoding) ?? add(body, found, encoding)
      for (const [oldest] of kept) {
        if (size <= limit) break
        forget(oldest)
      }
      return encoded
    },
  }
}
