import type { FastifyReply } from 'fastify'

const RANGE = /^bytes=(\d*)-(\d*)$/

/** First and last byte of a `Range`; null for an unsatisfiable range, or several. */
const boundsOf = (range: string, size: number): [number, number] | null => {
  const [, first = '', last = ''] = RANGE.exec(range) ?? []
  if (first === '' && last === '') return null
  if (first === '') return Number(last) === 0 ? null : [Math.max(0, size - Number(last)), size - 1]
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return Number(first) > end ? null : [Number(first), end]
}

/**
 * A file, or the part of it that a `Range` header requests, as the CDN sends it: browsers seek within a video by ranges.
 */
export function sendRange(reply: FastifyReply, bytes: Buffer, range: string | undefined): FastifyReply {
  if (range === undefined || !RANGE.test(range)) return reply.send(bytes)
  const bounds = boundsOf(range, bytes.length)
  if (bounds === null) return reply.code(416).header('Content-Range', `bytes */${bytes.length}`).send()
  const [first, last] = bounds
  return reply
    .code(206)
    .header('Content-Range', `bytes ${first}-${last}/${bytes.length}`)
    .send(bytes.subarray(first, last + 1))
}
