import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** How an answer's body is written: as it is, or compressed. */
export type Encoding = 'identity' | 'gzip' | 'br'

/** Of which a part of an `Accept-Encoding` says "not this one". */
const REFUSED = /;\s*q=0(?:\.0*)?$/
/** Brotli at this quality takes as long as gzip and leaves a fifth less; beyond it, ten times as long for a few percent. */
const BROTLI_QUALITY = 5

/** The smallest form that a browser takes. @param accepted its `Accept-Encoding` */
export function encodingFor(accepted: string | undefined): Encoding {
  const names = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !REFUSED.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  )
  if (names.has('br')) return 'br'
  return names.has('gzip') ? 'gzip' : 'identity'
}

/** Milliseconds of work for a page: for what is written once and sent often. */
export function encode(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body)
  if (encoding === 'identity') return body
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}
