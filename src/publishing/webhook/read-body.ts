import type { IncomingMessage } from 'node:http'

/** Bytes of the largest message that is read (Contentful's entries stay well below). */
export const BODY_LIMIT = 1024 * 1024

/**
 * A request's body as sent. What it says of its length is believed only when that is too much: what arrives is counted.
 * @returns null when it is larger than the limit; the rest is then not read.
 */
export async function readBody(request: IncomingMessage, limit = BODY_LIMIT): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return null
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part))
    size += bytes.length
    if (size > limit) return null
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}
