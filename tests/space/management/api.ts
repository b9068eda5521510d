import type { IncomingMessage } from 'node:http'
import type { ExportContentType, LocalizedFields } from '@sandbox/export-format'
import { bodyOf, serve } from '@tests/factories/server'
import { changeReasons, controlReasons, entryReasons, idReasons, publishReasons, typeReasons } from './rules'

interface Resource {
  sys: Record<string, unknown> & { id: string; type: string; version: number; publishedVersion?: number }
  fields?: unknown
  [key: string]: unknown
}

export interface ManagementOptions {
  /** The locale that the space was made with. */
  defaultLocale: string
  /** As many as the plan allows. */
  maxContentTypes?: number
  /** After so many writes no more are taken: what a killed run leaves behind. */
  endsAfter?: number
}

type Answer = [status: number, body: unknown]

const TYPES: Record<string, string> = {
  content_types: 'ContentType',
  entries: 'Entry',
  assets: 'Asset',
  tags: 'Tag',
}

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
/** Every resource says where it stands. */
const PLACE = { space: link('Space', 'space'), environment: link('Environment', 'master') }

const refuse = (status: number, id: string, reasons: string[] = []): Answer => [
  status,
  {
    sys: { type: 'Error', id },
    message: reasons.join('; ') || id,
    details: { errors: reasons },
    requestId: 'r',
  },
]

/**
 * An empty space behind Contentful's management API, as far as its importer uses it: it keeps what is written, counts
 * versions, and refuses what Contentful refuses (`rules.ts`). Listens on loopback at a free port.
 */
export const startManagementApi = async ({
  defaultLocale,
  maxContentTypes = 500,
  endsAfter = Number.POSITIVE_INFINITY,
}: ManagementOptions) => {
  const stores = {
    content_types: new Map<string, Resource>(),
    entries: new Map<string, Resource>(),
    assets: new Map<string, Resource>(),
    tags: new Map<string, Resource>(),
  }
  const editors = new Map<string, Resource>()
  /** Content types as they are published: what they may become depends on it. */
  const publishedTypes = new Map<string, ExportContentType>()
  const locales: Resource[] = [
    {
      sys: { ...PLACE, id: 'locale', type: 'Locale', version: 1 },
      code: defaultLocale,
      name: defaultLocale,
      default: true,
    },
  ]
  const refused: string[] = []
  let writes = 0
  let limit = endsAfter
  let uploads = 0

  const isStore = (kind: string): kind is keyof typeof stores => kind in stores
  const typeOf = (id: unknown) =>
    stores.content_types.get(String(id)) as (Resource & ExportContentType) | undefined
  const codes = () => locales.map(({ code }) => String(code))
  const list = (items: Resource[]): Answer => [
    200,
    { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items },
  ]

  const write = (
    kind: keyof typeof stores,
    id: string,
    body: Record<string, unknown>,
    headers: IncomingMessage['headers'],
  ): Answer => {
    const known = stores[kind].get(id)
    if (known && Number(headers['x-contentful-version']) !== known.sys.version)
      return refuse(409, 'VersionMismatch')
    if (!known && kind === 'content_types' && stores.content_types.size >= maxContentTypes)
      return refuse(403, 'AccessDenied', ['the plan allows no more content types'])
    const contentType =
      known?.sys.contentType ?? link('ContentType', String(headers['x-contentful-content-type']))
    const type = typeOf((contentType as ReturnType<typeof link>).sys.id)
    if (kind === 'entries' && type?.sys.publishedVersion === undefined)
      return refuse(422, 'UnknownContentType')
    const reasons = [
      ...idReasons(id),
      ...(kind === 'content_types' ? typeReasons(body as unknown as ExportContentType) : []),
      ...(kind === 'content_types' && publishedTypes.has(id)
        ? changeReasons(publishedTypes.get(id) as ExportContentType, body as unknown as ExportContentType)
        : []),
      ...(kind === 'entries' && type ? entryReasons(body.fields as LocalizedFields, type, codes()) : []),
    ]
    if (reasons.length > 0) return refuse(422, 'ValidationFailed', reasons)
    const sys = {
      ...PLACE,
      ...known?.sys,
      id,
      type: TYPES[kind] ?? kind,
      version: (known?.sys.version ?? 0) + 1,
      ...(kind === 'entries' && { contentType }),
    }
    const resource: Resource = { ...body, sys }
    stores[kind].set(id, resource)
    return [known ? 200 : 201, resource]
  }

  const publish = (resource: Resource, headers: IncomingMessage['headers']): Answer => {
    if (Number(headers['x-contentful-version']) !== resource.sys.version)
      return refuse(409, 'VersionMismatch')
    const contentType = resource.sys.contentType as ReturnType<typeof link> | undefined
    const type = contentType && typeOf(contentType.sys.id)
    const reasons = type ? publishReasons(resource.fields as LocalizedFields, type, defaultLocale) : []
    if (reasons.length > 0) return refuse(422, 'ValidationFailed', reasons)
    if (resource.sys.type === 'ContentType')
      publishedTypes.set(resource.sys.id, structuredClone(resource) as unknown as ExportContentType)
    resource.sys.publishedVersion = resource.sys.version
    resource.sys.version += 1
    return [200, resource]
  }

  const editorInterface = (
    method: string,
    id: string,
    body: Record<string, unknown>,
    version: unknown,
  ): Answer => {
    const type = typeOf(id)
    if (!type) return refuse(404, 'NotFound')
    const known = editors.get(id) ?? {
      sys: {
        ...PLACE,
        id: 'default',
        type: 'EditorInterface',
        version: 1,
        contentType: link('ContentType', id),
      },
      controls: [],
    }
    if (method === 'GET') return [200, known]
    if (Number(version) !== known.sys.version) return refuse(409, 'VersionMismatch')
    const reasons = controlReasons(body.controls, type)
    if (reasons.length > 0) return refuse(422, 'ValidationFailed', reasons)
    const kept = { ...body, sys: { ...known.sys, version: known.sys.version + 1 } }
    editors.set(id, kept)
    return [200, kept]
  }

  const process = (asset: Resource, locale: string): Answer => {
    const file = (asset.fields as { file: Record<string, Record<string, unknown>> }).file[locale]
    if (!file?.uploadFrom) return refuse(422, 'ValidationFailed', ['nothing was uploaded'])
    delete file.uploadFrom
    file.url = `//images.example/${asset.sys.id}`
    asset.sys.version += 1
    return [204, null]
  }

  const answer = (request: IncomingMessage, body: Buffer): Answer => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (headers.authorization !== 'Bearer management-token') return refuse(401, 'AccessTokenInvalid')
    const [, space, , environment, kind = '', id = '', action = '', locale = ''] = url.pathname
      .split('/')
      .filter(Boolean)
    if (kind === '')
      return [
        200,
        {
          sys: environment
            ? { ...PLACE, type: 'Environment', id: environment }
            : { type: 'Space', id: space },
          name: 'Space',
        },
      ]
    if (method !== 'GET') writes += 1
    if (kind === 'uploads') {
      uploads += body.length > 0 ? 1 : 0
      return [201, { sys: { ...PLACE, type: 'Upload', id: `upload-${uploads}` } }]
    }
    if (kind === 'locales') return list(locales)
    if (kind === 'editor_interfaces') return list([...editors.values()])
    if (!isStore(kind)) return refuse(404, 'NotFound')
    if (id === '') {
      const wanted = url.searchParams.get('sys.id[in]')?.split(',') ?? [...stores[kind].keys()]
      return list(wanted.flatMap((wantedId) => stores[kind].get(wantedId) ?? []))
    }
    const json: Record<string, unknown> = body.length > 0 ? JSON.parse(body.toString()) : {}
    if (action === 'editor_interface')
      return editorInterface(method, id, json, headers['x-contentful-version'])
    if (method === 'PUT' && action === '') return write(kind, id, json, headers)
    const resource = stores[kind].get(id)
    if (!resource) return refuse(404, 'NotFound')
    if (action === 'published') return publish(resource, headers)
    if (action === 'files') return process(resource, locale)
    return method === 'GET' ? [200, resource] : refuse(405, 'MethodNotAllowed')
  }

  const { host } = await serve(async (request, response) => {
    const body = await bodyOf(request)
    const isOver = request.method !== 'GET' && writes >= limit
    const [status, reply] = isOver ? refuse(401, 'AccessTokenInvalid') : answer(request, body)
    if (status >= 400) refused.push(`${request.method} ${request.url}: ${JSON.stringify(reply)}`)
    response.writeHead(status, { 'content-type': 'application/vnd.contentful.management.v1+json' })
    response.end(reply === null ? undefined : JSON.stringify(reply))
  })
  return {
    host,
    refused,
    goOn: () => {
      limit = Number.POSITIVE_INFINITY
    },
    counts: () => ({
      contentTypes: stores.content_types.size,
      editorInterfaces: editors.size,
      entries: stores.entries.size,
      published: [...stores.entries.values()].filter(({ sys }) => sys.publishedVersion !== undefined).length,
      assets: stores.assets.size,
      uploads,
      writes,
    }),
  }
}
