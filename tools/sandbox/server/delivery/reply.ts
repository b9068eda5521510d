import { createHash } from 'node:crypto'
import { MAX_REPLY_BYTES, replyTooBig } from '../errors'

/** A reply's bytes and its entity tag. */
export interface Reply {
  body: Buffer
  etag: string
}

const COMPRESSED_FROM_BYTES = 860

/** Larger replies are compressed on the way, which makes Contentful's tags weak. */
export function replyOf(body: string, identity: string = body): Reply {
  const bytes = Buffer.from(body)
  if (bytes.length > MAX_REPLY_BYTES) throw replyTooBig()
  const hash = createHash('md5').update(identity).digest('hex')
  return { body: bytes, etag: bytes.length > COMPRESSED_FROM_BYTES ? `W/"${hash}"` : `"${hash}"` }
}

export function jsonReply(value: unknown): Reply {
  return replyOf(JSON.stringify(value))
}

const bare = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether an `If-None-Match` header names the tag; weak and strong tags compare alike. */
export function isUnmodified(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}
