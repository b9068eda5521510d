import { readFile } from 'node:fs/promises'
import path from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type ControlContext, controlRoutes } from './control/routes'
import { serviceOfPath } from './control/service'
import type { Traffic } from './control/traffic'
import { allowAllOrigins, answerError, contentfulHeaders } from './delivery/headers'
import { deliveryRoutes } from './delivery/routes'
import { ApiError, badRequest, errorOfStatus, notFound } from './errors'
import { imageRoutes } from './images/routes'
import type { SourceContext } from './images/source'
import type { SandboxStore } from './store/store'

const PRIVACY_FILE = path.resolve('sandbox/space/privacy.json')
const MAX_PARAM_LENGTH = 500

const apiErrorOf = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error
  if (error instanceof Error && 'statusCode' in error && error.statusCode === 400)
    return badRequest(error.message)
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  return errorOfStatus(500)
}

const server = (): FastifyInstance => {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: MAX_PARAM_LENGTH } })
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) =>
    answerError(request, reply, apiErrorOf(error)),
  )
  app.setNotFoundHandler((request, reply) => answerError(request, reply, notFound()))
  return app
}

/** Delivery API, Images API and the privacy document, on one port. */
export const deliveryServer = (
  store: SandboxStore,
  traffic: Traffic,
  images: SourceContext,
): FastifyInstance => {
  const app = server()
  allowAllOrigins(app)
  traffic.watch(app, serviceOfPath)
  app.register(async (scope) => {
    contentfulHeaders(scope, 'delivery', traffic.statedLimit)
    deliveryRoutes(scope, 'delivery', store)
  })
  imageRoutes(app, images)
  app.get('/privacy/privacy-and-terms.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await readFile(PRIVACY_FILE, 'utf8')),
  )
  return app
}

export const previewServer = (store: SandboxStore, traffic: Traffic): FastifyInstance => {
  const app = server()
  allowAllOrigins(app)
  contentfulHeaders(app, 'preview', traffic.statedLimit)
  traffic.watch(app, () => 'preview')
  deliveryRoutes(app, 'preview', store)
  return app
}

export const controlServer = (context: ControlContext): FastifyInstance => {
  const app = server()
  controlRoutes(app, context)
  return app
}
