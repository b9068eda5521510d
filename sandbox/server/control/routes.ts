import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SandboxStore } from '../store/store'
import { changeResource, entryChangeSchema } from './change'
import { faultSchema } from './faults'
import { controlPage } from './page'
import type { Traffic } from './traffic'

/** What the control page shows of the services. */
export interface ServiceAddress {
  name: string
  url: string
}

export interface ControlContext {
  traffic: Traffic
  store: SandboxStore
  services: () => ServiceAddress[]
  /** Puts the space back as it was at the start. */
  resetSpace: () => number
}

const paramsSchema = z.object({ id: z.string() })
const rateSchema = z.object({ perSecond: z.number().int().min(0) })

/** The control page and its JSON routes. Wrong bodies are answered with 400. */
export const controlRoutes = (app: FastifyInstance, context: ControlContext): void => {
  const { traffic, store } = context
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(controlPage(context)))
  app.get('/control/stats', () => traffic.stats.report())
  app.post('/control/stats/reset', () => {
    traffic.stats.reset()
    return traffic.stats.report()
  })
  app.get('/control/requests', () => traffic.stats.requests)
  app.get('/control/faults', () => traffic.faults.list)
  app.post('/control/faults', (request) => {
    traffic.faults.add(faultSchema.parse(request.body))
    return traffic.faults.list
  })
  app.post('/control/faults/reset', () => {
    traffic.faults.reset()
    return traffic.faults.list
  })
  app.post('/control/rate-limit', (request) => {
    traffic.faults.perSecond = rateSchema.parse(request.body).perSecond
    return { perSecond: traffic.faults.perSecond }
  })
  app.post('/control/entries/:id', (request) =>
    changeResource(
      store,
      'Entry',
      paramsSchema.parse(request.params).id,
      entryChangeSchema.parse(request.body),
    ),
  )
  app.post('/control/assets/:id', (request) =>
    changeResource(
      store,
      'Asset',
      paramsSchema.parse(request.params).id,
      entryChangeSchema.parse(request.body),
    ),
  )
  app.post('/control/space/reset', () => ({ changed: context.resetSpace() }))
}
