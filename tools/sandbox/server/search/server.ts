import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Refusals, Traffic } from '../control/traffic'
import { badSearch, SearchError, searchErrorOfStatus } from './errors'
import { indexRoutes } from './routes/index-routes'
import { keyRoutes } from './routes/key-routes'
import { queryRoutes } from './routes/query-routes'
import { synonymRoutes } from './routes/synonym-routes'
import type { SearchStore } from './store/search-store'

const MAX_BODY_BYTES = 64 * 1024 * 1024
const MAX_PARAM_LENGTH = 500

const sendError = (reply: FastifyReply, { message, status }: SearchError): FastifyReply =>
  reply.code(status).send({ message, status })

const searchErrorOf = (error: unknown): SearchError => {
  if (error instanceof SearchError) return error
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number')
    return new SearchError(error.statusCode, error.message)
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return searchErrorOfStatus(500)
}

const refusals: Refusals = {
  limited: (_request, reply, seconds) =>
    sendError(reply.header('Retry-After', String(seconds)), searchErrorOfStatus(429)),
  broken: (_request, reply, status) => sendError(reply, searchErrorOfStatus(status)),
}

/** Browsers send JSON as `text/plain`, which avoids the CORS preflight. */
const readEverythingAsJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => {
    if (text.length === 0) return done(null, undefined)
    try {
      done(null, JSON.parse(text.toString()))
    } catch {
      done(
        badSearch(
          `lexical error: invalid json text. Around '${text.toString().slice(0, 20)}' near line:1 column:1`,
        ),
      )
    }
  })
}

const allowAllOrigins = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' })
    if (request.method !== 'OPTIONS') return
    reply.headers({
      'Access-Control-Allow-Methods': 'GET, PUT, DELETE, POST, OPTIONS',
      'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '*',
      'Access-Control-Max-Age': '86400',
    })
    return reply.code(204).send()
  })
}

/** Algolia's search REST API over the indexes of a store. */
export function searchServer(store: SearchStore, traffic: Traffic): FastifyInstance {
  const app = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
  })
  app.setErrorHandler((error, _request, reply: FastifyReply) => sendError(reply, searchErrorOf(error)))
  app.setNotFoundHandler((_request, reply) => sendError(reply, new SearchError(404, 'Path not found')))
  readEverythingAsJson(app)
  allowAllOrigins(app)
  traffic.watch(app, () => 'search', refusals)
  queryRoutes(app, store)
  indexRoutes(app, store)
  synonymRoutes(app, store)
  keyRoutes(app)
  return app
}
