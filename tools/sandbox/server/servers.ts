import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { ControlContext } from './control/context'
import { controlRoutes } from './control/routes'
import { serviceOfPath } from './control/service'
import { forThisMachineOnly } from './control/this-machine'
import type { Traffic } from './control/traffic'
import { allowAllOrigins, contentfulHeaders, sendError } from './delivery/headers'
import { deliveryRoutes } from './delivery/routes'
import { ApiError, badRequest, errorOfStatus, notFound } from './errors'
import { imageRoutes } from './images/routes'
import type { SourceContext } from './images/source'
import type { SandboxStore } from './store/store'

const PRIVACY_FILE = path.resolve('tools/sandbox/space/privacy.json')
const MAX_PARAM_LENGTH = 500

const noSchemas = (): never => {
  throw new Error('The sandbox describes no route by a schema')
}

/** Without these, Fastify loads its schema compilers at every start, though no route has a schema. */
const WITHOUT_SCHEMAS = { buildValidator: () => noSchemas, buildSerializer: () => noSchemas }

const apiErrorOf = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  // Too large, or in an unsupported format.
  if (error instanceof Error && status >= 400 && status < 500)
    return status === 400 ? badRequest(error.message) : new ApiError(status, 'BadRequest', error.message)
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return errorOfStatus(500)
}

const server = (): FastifyInstance => {
  const app = Fastify({
    forceCloseConnections: true,
    // The official client requests a space with a final slash.
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    schemaController: { compilersFactory: WITHOUT_SCHEMAS },
  })
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) =>
    sendError(request, reply, apiErrorOf(error)),
  )
  app.setNotFoundHandler((request, reply) => sendError(request, reply, notFound()))
  return app
}

/** Delivery API (opened by the token), Images API and the privacy document, on one port. */
export function deliveryServer(
  store: SandboxStore,
  traffic: Traffic,
  images: SourceContext,
  token: string,
): FastifyInstance {
  const app = server()
  const apiOf = (url: string) => (serviceOfPath(url) === 'delivery' ? 'delivery' : null)
  contentfulHeaders(app, apiOf, traffic.statedLimit)
  allowAllOrigins(app)
  traffic.watch(app, serviceOfPath)
  deliveryRoutes(app, 'delivery', store, token)
  imageRoutes(app, images)
  app.get('/privacy/privacy-and-terms.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await readFile(PRIVACY_FILE, 'utf8')),
  )
  return app
}

/** Preview API, opened by the token. */
export function previewServer(store: SandboxStore, traffic: Traffic, token: string): FastifyInstance {
  const app = server()
  contentfulHeaders(app, () => 'preview', traffic.statedLimit)
  allowAllOrigins(app)
  traffic.watch(app, () => 'preview')
  deliveryRoutes(app, 'preview', store, token)
  return app
}

export function controlServer(context: ControlContext): FastifyInstance {
  const app = server()
  forThisMachineOnly(app)
  controlRoutes(app, context)
  return app
}
