import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EncodedBody } from './body-cache'
import { sharedCacheControl } from './cache-control'
import { type Encoding, encode, encodingFor } from './encoding'

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/
/** Bytes; smaller bodies do not compress. */
const LEAST = 512
/** Same for everybody. */
const FOR_ALL = /s-maxage/

type BodyCache = { get: (body: string, encoding: Encoding) => EncodedBody }

const isForAll = (response: ServerResponse): boolean =>
  !response.hasHeader('Set-Cookie') && FOR_ALL.test(String(response.getHeader('Cache-Control') ?? ''))

const isCompressible = (request: IncomingMessage, response: ServerResponse): boolean =>
  request.method === 'GET' &&
  (response.statusCode === 200 || response.statusCode === 404) &&
  !response.headersSent &&
  !response.hasHeader('Content-Encoding') &&
  COMPRESSIBLE.test(String(response.getHeader('Content-Type') ?? ''))

/** Caches on the way write several, strong or weak. */
const isKnown = (request: IncomingMessage, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => etag === `W/${known.trim().replace(/^W\//, '')}`)

const varyByEncoding = (response: ServerResponse): void => {
  const vary = String(response.getHeader('Vary') ?? '')
  if (!/accept-encoding/i.test(vary))
    response.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`)
}

/** @returns what to send; null where the browser has it */
const prepareBody = (
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  bodies: BodyCache,
): Buffer | null => {
  const encoding = encodingFor(request.headers['accept-encoding'])
  varyByEncoding(response)
  if (!isForAll(response)) {
    const bytes = encode(Buffer.from(body), encoding)
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', bytes.byteLength)
    return bytes
  }
  const { bytes, etag } = bodies.get(body, encoding)
  response.setHeader('ETag', etag)
  if (response.statusCode === 200 && isKnown(request, etag)) {
    response.statusCode = 304
    for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name)
    return null
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', bytes.byteLength)
  return bytes
}

/** Sends texts compressed, and sets the site's own header for shared caches. Files and streams pass. */
export function compressResponse(
  request: IncomingMessage,
  response: ServerResponse,
  bodies: BodyCache,
): void {
  const { writeHead, end } = response
  response.writeHead = (...args: unknown[]) => {
    const cacheControl = sharedCacheControl(response.getHeader('Cache-Control'))
    if (cacheControl !== null) response.setHeader('Cache-Control', cacheControl)
    return Reflect.apply(writeHead, response, args)
  }
  response.end = (...args: unknown[]) => {
    const [body] = args
    if (typeof body === 'string' && body.length >= LEAST && isCompressible(request, response)) {
      args[0] = prepareBody(request, response, body, bodies)
    }
    return Reflect.apply(end, response, args)
  }
}
