import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deliveredContentType } from '../content/content-type'
import { isRecord } from '../content/guards'
import type { Kind } from '../content/view'
import { invalidResourceId, notFound } from '../errors'
import { localeOf, paramsOf } from '../query/params'
import type { Api, SandboxStore } from '../store/store'
import { ENVIRONMENT, SPACE_ALIAS } from '../tokens'
import { authorize } from './authorize'
import { collectionReply } from './collection'
import { contentTypesDocument, localesDocument, spaceDocument, tagsDocument } from './documents'
import { routeHeaders, sendReply } from './headers'
import { jsonReply, type Reply, replyOf } from './reply'
import { cachedReply, replyKey } from './reply-cache'
import { syncDocument } from './sync'

const paramOf = (request: FastifyRequest, name: string): string => {
  const value = isRecord(request.params) ? request.params[name] : undefined
  return typeof value === 'string' ? value : ''
}

const checkPlace = (request: FastifyRequest, store: SandboxStore): void => {
  const [space, environment] = [paramOf(request, 'space'), paramOf(request, 'environment') || ENVIRONMENT]
  if (space !== store.context.spaceId && space !== SPACE_ALIAS) throw notFound({ type: 'Space', id: space })
  if (environment !== ENVIRONMENT) throw notFound({ type: 'Environment', id: environment, space })
}

const checkedId = (request: FastifyRequest): string => {
  const id = paramOf(request, 'id')
  if (!/^[A-Za-z0-9._-]+$/.test(id)) throw invalidResourceId()
  return id
}

const missing = (request: FastifyRequest, type: string, id: string) =>
  notFound({ type, id, environment: ENVIRONMENT, space: paramOf(request, 'space') })

/** Registers one API's routes, with and without `/environments/{e}`; only the given token opens them. */
export function deliveryRoutes(app: FastifyInstance, api: Api, store: SandboxStore, token: string): void {
  const view = () => store.view(api)

  const single = (kind: Kind) => (request: FastifyRequest) => {
    const id = checkedId(request)
    const locale = localeOf(paramsOf(request.query), store.context.locales)
    const item = view().get(kind, id)
    if (item === undefined) throw missing(request, kind, id)
    return replyOf(item.rendition(locale).json)
  }

  const collection = (kind: Kind) => (request: FastifyRequest) => {
    const params = paramsOf(request.query)
    const path = request.url.split('?')[0] ?? ''
    const key = replyKey(kind, params, localeOf(params, store.context.locales), path)
    return cachedReply(view(), key, () => collectionReply(kind, params, view(), store.context, path))
  }

  const contentType = (request: FastifyRequest) => {
    const id = checkedId(request)
    const type = store.context.types.get(id)
    if (type === undefined) throw missing(request, 'ContentType', id)
    return jsonReply(deliveredContentType(type, store.context))
  }

  const routes: Record<string, (request: FastifyRequest) => Reply> = {
    '': (request) => jsonReply(spaceDocument(store, paramOf(request, 'space'))),
    '/entries': collection('Entry'),
    '/entries/:id': single('Entry'),
    '/assets': collection('Asset'),
    '/assets/:id': single('Asset'),
    '/content_types': (request) => jsonReply(contentTypesDocument(store, paramsOf(request.query))),
    '/content_types/:id': contentType,
    '/locales': () => jsonReply(localesDocument(store)),
    '/tags': (request) => jsonReply(tagsDocument(store, paramsOf(request.query))),
    '/sync': (request) =>
      jsonReply(
        syncDocument(store, api, paramsOf(request.query), `http://${request.headers.host ?? 'localhost'}`),
      ),
  }

  for (const [path, handler] of Object.entries(routes)) {
    const handle = (request: FastifyRequest, reply: FastifyReply) => {
      routeHeaders(reply, request.routeOptions.url ?? '', store.context.spaceId)
      authorize(request, token)
      checkPlace(request, store)
      return sendReply(request, reply, handler(request))
    }
    app.get(`/spaces/:space${path}`, handle)
    app.get(`/spaces/:space/environments/:environment${path}`, handle)
  }
}
