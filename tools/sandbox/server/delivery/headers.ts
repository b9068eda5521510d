import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '../errors'
import type { Api } from '../store/store'
import { ENVIRONMENT } from '../tokens'
import { isUnmodified, type Reply } from './reply'

const MEDIA_TYPE = 'application/vnd.contentful.delivery.v1+json'
const requestIds = new WeakMap<FastifyRequest, string>()

const requestIdOf = (request: FastifyRequest): string => {
  const known = requestIds.get(request)
  if (known !== undefined) return known
  const made = randomBytes(16).toString('hex')
  requestIds.set(request, made)
  return made
}

/** Headers that any site may read this service, also before a request proper. */
export function allowAllOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET,HEAD,OPTIONS',
      'Access-Control-Allow-Headers':
        'Accept,Accept-Language,Authorization,Cache-Control,Content-Type,If-None-Match,Range,X-Contentful-User-Agent,X-Requested-With',
      'Access-Control-Expose-Headers':
        'ETag,X-Contentful-Request-Id,X-Contentful-Route,X-Contentful-RateLimit-Reset,x-contentful-ratelimit-second-limit',
      'Access-Control-Max-Age': '86400',
    })
    if (request.method === 'OPTIONS') return reply.code(204).send()
  })
}

/**
 * Contentful's headers common to all replies of an API, also to those that a fault or the rate limit gives: to be
 * put before them.
 * @param apiOf the API that an address belongs to; null for what is none of Contentful's content APIs
 */
export function contentfulHeaders(
  app: FastifyInstance,
  apiOf: (url: string) => Api | null,
  perSecond: () => number,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const api = apiOf(request.url)
    if (api === null) return
    reply.headers({
      'Cache-Control': 'max-age=0',
      'Contentful-Api': api === 'delivery' ? 'cda_cached' : 'cpa',
      'X-Contentful-Request-Id': requestIdOf(request),
      'x-contentful-ratelimit-second-limit': String(perSecond()),
    })
  })
}

export function routeHeaders(reply: FastifyReply, route: string, spaceId: string): void {
  reply.headers({
    'X-Contentful-Route': route,
    'Cf-Space-Id': spaceId,
    'Cf-Environment-Id': ENVIRONMENT,
  })
}

/** Sends a reply, or 304 where the client has it. */
export function sendReply(request: FastifyRequest, reply: FastifyReply, { body, etag }: Reply): FastifyReply {
  reply.header('ETag', etag)
  if (isUnmodified(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.header('Content-Type', MEDIA_TYPE).send(body)
}

/** Sends an error in Contentful's form. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  const { status, id, message, details } = error
  const body = {
    sys: { type: 'Error', id },
    message,
    ...(details === undefined ? {} : { details }),
    requestId: requestIdOf(request),
  }
  const tag = createHash('md5')
    .update(JSON.stringify([id, message, details]))
    .digest('hex')
  if (status < 500) reply.header('ETag', `"${tag}"`)
  return reply
    .code(status)
    .header('Content-Type', MEDIA_TYPE)
    .send(Buffer.from(JSON.stringify(body)))
}
