import type { FastifyInstance } from 'fastify'
import { asString } from '../content/guards'
import { bodyOf, numberOf } from './body'
import { changeResource } from './change'
import { changeOf } from './change-body'
import type { ControlContext } from './context'
import { followOrder } from './desk'
import { faultOf } from './faults'
import { findEntries } from './find'
import { mailRoutes } from './mails'
import { controlPage } from './page'

/** Characters that the tester reads of a sentence, as many as the site's search. */
const LONGEST_SENTENCE = 512

interface ById {
  Params: { id: string }
}

/** The control page and its JSON routes. Invalid bodies get 400. */
export function controlRoutes(app: FastifyInstance, context: ControlContext): void {
  const { traffic, store, webhooks, searchTester } = context
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(controlPage(context)))
  if (searchTester)
    app.get<{ Querystring: { texto?: unknown } }>('/frase', ({ query: { texto } }, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(searchTester(store.space, typeof texto === 'string' ? texto.slice(0, LONGEST_SENTENCE) : '')),
    )
  app.get('/control/stats', () => traffic.stats.report())
  app.post('/control/stats/reset', () => {
    traffic.stats.reset()
    return traffic.stats.report()
  })
  app.get('/control/requests', () => traffic.stats.requests)
  app.get('/control/faults', () => traffic.faults.list)
  app.post('/control/faults', (request) => {
    traffic.faults.add(faultOf(request.body))
    return traffic.faults.list
  })
  app.post('/control/faults/reset', () => {
    traffic.faults.reset()
    return traffic.faults.list
  })
  app.post('/control/rate-limit', (request) => {
    traffic.faults.perSecond = numberOf(bodyOf(request.body), 'perSecond', 0, 0)
    return { perSecond: traffic.faults.perSecond }
  })
  app.post<ById>('/control/entries/:id', ({ params, body }) =>
    changeResource(store, 'Entry', params.id, changeOf(body)),
  )
  app.post<ById>('/control/assets/:id', ({ params, body }) =>
    changeResource(store, 'Asset', params.id, changeOf(body)),
  )
  app.get<{ Querystring: { since?: unknown } }>('/control/space', ({ query: { since } }) =>
    since === store.version ? { version: store.version } : { version: store.version, space: store.current() },
  )
  app.get<{ Querystring: { texto?: unknown } }>('/control/entries', ({ query: { texto } }) =>
    findEntries(store, typeof texto === 'string' ? texto : ''),
  )
  app.post<ById>('/control/desk/:id', ({ params, body }) => followOrder(store, params.id, body))
  app.get('/control/webhooks', () => ({
    isOn: webhooks.isOn,
    url: webhooks.url,
    calls: webhooks.calls,
  }))
  app.post('/control/webhooks', ({ body }) => {
    const { isOn, url = webhooks.url } = bodyOf(body)
    webhooks.isOn = isOn !== false
    webhooks.url = asString(url) ?? null
    return { isOn: webhooks.isOn, url: webhooks.url }
  })
  mailRoutes(app, context.mailbox)
  app.get('/control/database', () => ({ pid: context.database()?.pid ?? null }))
  app.post('/control/database/kill', () => {
    const database = context.database()
    const pid = database?.pid ?? null
    database?.kill()
    return { killed: pid }
  })
  app.post('/control/space/reset', () => ({ changed: context.resetSpace() }))
}
