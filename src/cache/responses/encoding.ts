import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'

/** Part of an `Accept-Encoding` that refuses. */
const REFUSED = /;\s*q=0(?:\.0*)?$/
/** As fast as gzip and a fifth smaller; higher qualities take ten times as long. */
const BROTLI_QUALITY = 5

/** The smallest encoding that a browser's `Accept-Encoding` allows. */
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

/** Takes milliseconds a page. */
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
