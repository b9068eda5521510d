import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { readSentence } from '../../scripts/space/search-tester'
import type { Revalidation } from '../api'
import { refuse } from './entries'
import { plannedRelease, type Releases } from './releases'
import type { SandboxClient } from './sandbox'

/** Characters of a sentence that are read, as many as by the site's search. */
const LONGEST_SENTENCE = 512
/** Timeout in milliseconds for the site's report on what it has revalidated; after that it continues without report. */
const TIMEOUT_MS = 60_000
const LOOK_EVERY = 100
const MOST_REQUESTS = 200

interface WithQuery {
  Querystring: { id?: string; since?: string; frase?: string }
}

/** The latest webhook about an entry since a moment, once the site has responded to it. */
const revalidationOf = async (sandbox: SandboxClient, id: string, since: string): Promise<Revalidation> => {
  const until = Date.now() + TIMEOUT_MS
  do {
    const { calls, isOn, url } = await sandbox.webhooks()
    const call = calls.findLast((each) => each.id === id && each.at >= since)
    if (call && call.ms > 0)
      return {
        status: call.status,
        ms: call.ms,
        pages: call.revalidated.map((path) => ({ path, ms: call.took[path] ?? null })),
      }
    if (!isOn || url === null) break
    await wait(LOOK_EVERY)
  } while (Date.now() < until)
  return { status: null, ms: 0, pages: [] }
}

/** Routes besides those of entries: revalidations, releases, guidance, and the sandbox's own state. */
export function toolRoutes(app: FastifyInstance, sandbox: SandboxClient, releases: Releases): void {
  app.get<WithQuery>('/api/revalidation', ({ query: { id = '', since = '' } }) =>
    revalidationOf(sandbox, id, since),
  )
  app.get('/api/releases', () => releases.list())
  app.post('/api/releases', ({ body }) => releases.plan(plannedRelease.parse(body)))
  app.delete<{ Params: { id: string } }>('/api/releases/:id', async ({ params }, reply) =>
    (await releases.cancel(params.id))
      ? releases.list()
      : refuse(reply, 409, [{ field: null, text: 'Esta publicação já começou, ou foi cancelada.' }]),
  )
  app.get<WithQuery>('/api/guidance', async ({ query: { frase = '' } }) =>
    readSentence(await sandbox.space(), frase.slice(0, LONGEST_SENTENCE)),
  )
  app.get('/api/faults', () => sandbox.read('faults'))
  app.post('/api/faults', ({ body }) => sandbox.send('faults', body ?? {}))
  app.delete('/api/faults', () => sandbox.send('faults/reset', {}))
  app.get('/api/mails', () => sandbox.read('mails'))
  app.delete('/api/mails', () => sandbox.send('mails', {}, 'DELETE'))
  app.get('/api/requests', async () => {
    const requests = await sandbox.read('requests')
    return Array.isArray(requests) ? requests.slice(-MOST_REQUESTS).reverse() : []
  })
}
