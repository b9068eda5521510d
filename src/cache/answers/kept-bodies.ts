import { createHash } from 'node:crypto'
import { type Encoding, encode, encodeBest } from './encoding'

/** A body in one encoding. */
export interface EncodedBody {
  bytes: Buffer
  /** The validator of exactly these bytes. */
  etag: string
  /** The validator that the same body had before it was compressed better, and until when it counts. */
  former?: { etag: string; until: number }
}

interface Kept {
  hash: string
  bodies: Map<Encoding, EncodedBody>
  /** Bytes that all of it takes. */
  size: number
  /** Its brotli form is the best there is, or will be in a moment. */
  isBest?: true
}

const HASH_LENGTH = 20
/** Bodies: a crawler that asks for thousands is not to keep a processor busy for as long. */
const MOST_WAITING = 200
/** Milliseconds: whoever has just fetched a page need not fetch it again because it is smaller now; a proxy will, later. */
const FORMER_FOR = 60_000

const hashOf = (body: string): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH)

/**
 * Bodies that were sent, in the encodings that were asked for, so that each is compressed once. The body itself is the key:
 * Next hands out the same string for as long as a page stays as it is, so that finding it costs nothing, and nothing can be
 * mistaken for something else. It is compressed once more for those who come next, as well as brotli can, one after the other and beside
 * all other work: a tenth less, which spares many pages a round trip.
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

  const waiting = new Set<string>()
  let isBusy = false

  const improveNext = async (): Promise<void> => {
    const [body] = waiting
    if (isBusy || body === undefined) return
    waiting.delete(body)
    const found = kept.get(body)
    const known = found?.bodies.get('br')
    if (!found || !known) return improveNext()
    isBusy = true
    const bytes = await encodeBest(Buffer.from(body))
    isBusy = false
    if (bytes !== null && bytes.byteLength < known.bytes.byteLength && kept.get(body) === found) {
      const former = { etag: known.etag, until: Date.now() + FORMER_FOR }
      found.bodies.set('br', { bytes, etag: `W/"${found.hash}-best"`, former })
      found.size += bytes.byteLength - known.bytes.byteLength
      size += bytes.byteLength - known.bytes.byteLength
    }
    return improveNext()
  }

  /** Where too many wait already, its turn comes with a later request. */
  const improve = (body: string, found: Kept): void => {
    if (found.isBest || waiting.size >= MOST_WAITING) return
    found.isBest = true
    waiting.add(body)
    void improveNext()
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
      if (encoding === 'br') improve(body, found)
      for (const [oldest] of kept) {
        if (size <= limit) break
        forget(oldest)
      }
      return encoded
    },
  }
}
