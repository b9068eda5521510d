import type { IncomingMessage } from 'node:http'

/** Bytes; Contentful's entries are well below. */
export const BODY_LIMIT = 1024 * 1024

/** A request's body as sent; null above the limit, without reading the rest. Received bytes are counted. */
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
