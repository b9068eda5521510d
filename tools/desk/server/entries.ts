import { randomBytes } from 'node:crypto'
import type { ExportEntry } from '@sandbox/export-format'
import { isRecord } from '@sandbox/server/content/guards'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { LOCALE } from '@/shared/config/site'
import { contentTypes, isContentTypeId } from '@/shared/content-model'
import type { Fields } from '@/shared/content-model/declare'
import { type Opened, ORDERS, type Refusal } from '../api'
import { pagesOf } from './pages-of'
import { problemsOf } from './problems'
import { refusalsOf } from './refusals'
import { fileRowsOf, rowOf } from './rows'
import { type SandboxClient, SandboxRefusal } from './sandbox'

interface ById {
  Params: { id: string }
}

const ID = /^[\w.-]{1,64}$/
const saved = z.object({ version: z.number(), fields: z.record(z.string(), z.unknown()) })
const made = z.object({ type: z.string() })
const ordered = z.object({ order: z.enum(ORDERS) })

/** Sends refusals as the browser's part reads them. */
export function refuse(reply: FastifyReply, status: number, refusals: Refusal[]): FastifyReply {
  return reply.code(status).send({ refusals })
}

const oneRefusal = (text: string): Refusal[] => [{ field: null, text }]

const linkToType = (id: string) => ({ sys: { type: 'Link', linkType: 'ContentType', id } })

const inLocale = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, { [LOCALE]: value ?? null }]))

/** Default fields of a new entry: the site's own defaults. */
const startOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([id, { shape }]) =>
      'fallback' in shape && shape.fallback !== null ? [[id, shape.fallback]] : [],
    ),
  )

const fieldsOf = (entry: ExportEntry): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry.fields).flatMap(([id, values]) => {
      const value = values[LOCALE]
      return value === undefined || value === null ? [] : [[id, value]]
    }),
  )

/** Routes of lists, and of what editors do with one entry. */
export function entryRoutes(app: FastifyInstance, sandbox: SandboxClient, images: string): void {
  const find = async (id: string) => (await sandbox.space()).entries.find(({ sys }) => sys.id === id)
  const opened = async (id: string): Promise<Opened | null> => {
    const space = await sandbox.space()
    const entry = space.entries.find(({ sys }) => sys.id === id)
    if (!entry) return null
    const pages = pagesOf(space, entry).map(rowOf)
    return { row: rowOf(entry), version: entry.sys.version ?? 1, fields: fieldsOf(entry), pages }
  }

  app.get('/api/overview', async () => {
    const [space, { url }] = await Promise.all([sandbox.space(), sandbox.webhooks()])
    const site = url === null ? null : new URL(url).origin
    return { entries: space.entries.map(rowOf), files: fileRowsOf(space, images), site }
  })
  app.get('/api/problems', async () => problemsOf(await sandbox.space()))
  app.get<ById>('/api/entries/:id', async ({ params }, reply) => {
    const entry = await opened(params.id)
    return entry ?? refuse(reply, 404, oneRefusal('Esta entrada não existe.'))
  })
  app.post('/api/entries', async ({ body }, reply) => {
    const { type } = made.parse(body)
    if (!isContentTypeId(type)) return refuse(reply, 422, oneRefusal('Este tipo de conteúdo não existe.'))
    const id = randomBytes(11).toString('hex')
    const fields = inLocale(startOf(contentTypes[type].fields))
    await sandbox.send(`entries/${id}`, { sys: { contentType: linkToType(type) }, fields, publish: false })
    return opened(id)
  })
  app.put<ById>('/api/entries/:id', async ({ params, body }, reply) => {
    const { version, fields } = saved.parse(body)
    const entry = ID.test(params.id) ? await find(params.id) : undefined
    if (!entry) return refuse(reply, 404, oneRefusal('Esta entrada não existe mais.'))
    if ((entry.sys.version ?? 1) !== version)
      return refuse(
        reply,
        409,
        oneRefusal('Outra pessoa salvou esta entrada. Recarregue a página para ver o que mudou.'),
      )
    await sandbox.send(`entries/${params.id}`, { fields: inLocale(fields), publish: false })
    return opened(params.id)
  })
  app.post<ById>('/api/entries/:id/order', async ({ params, body }, reply) => {
    const { order } = ordered.parse(body)
    if (!ID.test(params.id)) return refuse(reply, 404, oneRefusal('Esta entrada não existe.'))
    const at = new Date().toISOString()
    await sandbox.send(`desk/${params.id}`, { order })
    return { at, entry: order === 'delete' ? null : await opened(params.id) }
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof SandboxRefusal) return refuse(reply, error.status, refusalsOf(error))
    if (error instanceof z.ZodError)
      return refuse(reply, 400, oneRefusal('O pedido não tem a forma esperada.'))
    const status = isRecord(error) && typeof error.statusCode === 'number' ? error.statusCode : 502
    if (status >= 500) console.error(error)
    return refuse(reply, status, oneRefusal('A sandbox não respondeu. Ela está ligada?'))
  })
}
