import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { Client } from 'pg'
import { FORM_TOKEN_FIELD } from '../../src/shared/schemas/meta-fields'
import { hasNginx, startNginx } from '../../tools/scripts/lib/nginx'
import { loadSiteSetup } from '../../tools/scripts/lib/site-env'
import { OWN_ENV } from '../../tools/scripts/lib/test-env'
import { goodContact } from '../factories/contact-submission'
import { hasRedisServer, redisServer } from '../unit/server/cache/support/redis-server'
import { freePort, startInstance } from './support/instances'
import { test } from './support/own-site'
import { CONTENT_PAGE } from './support/pages'

/** Two instances behind the shipped nginx are replaced one after the other, while people read and write. */
test.skip(!hasRedisServer || !hasNginx, 'redis-server and nginx are not both installed here')

/** Milliseconds between two forms. The sandbox's database has one session: more would wait for each other, not for a restart. */
const EVERY = 500
/** Milliseconds between two requests of others: some always wait when a port closes. */
const BUSY_EVERY = 10
const RUN = `rolling-${Date.now()}`

/** A visitor of one's own: limits count by address, and the whole of 127.0.0.0/8 is this machine. */
const addressOf = (visitor: number): string => `127.1.${Math.floor(visitor / 200)}.${(visitor % 200) + 1}`

/** @returns '200', or the status with the text, which tells the proxy's own answer from an instance's */
const sendForm = (origin: string, visitor: number, stamp: string): Promise<string> =>
  new Promise((resolve) => {
    const body = JSON.stringify({
      ...goodContact,
      email: `${RUN}-${visitor}@exemplo.com`,
      [FORM_TOKEN_FIELD]: stamp,
    })
    const sent = request(
      `${origin}/api/forms/contact/`,
      {
        method: 'POST',
        localAddress: addressOf(visitor),
        headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      },
      async (response) => {
        const said = await text(response).catch(String)
        resolve(response.statusCode === 200 ? '200' : `${response.statusCode} ${said}`)
      },
    )
    sent.on('error', (error) => resolve(String(error)))
    sent.end(body)
  })

/** Never cached: each request reaches an instance. */
const UNCACHED = '/api/forms/start/'

const statusOf = (address: string): Promise<number> =>
  fetch(address).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )

const storedEmails = async (): Promise<string[]> => {
  const client = new Client({ connectionString: loadSiteSetup('production', OWN_ENV).env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ email: string }>(
    'select email from contact_message where email like $1',
    [`${RUN}-%`],
  )
  await client.end()
  return rows.map(({ email }) => email)
}

test('every form is stored, once, and every page is there, while both instances are replaced (FAULT-6)', async () => {
  test.setTimeout(300_000)
  const redis = await redisServer()
  await redis.start()
  const variables = { DRAIN_SECONDS: '5', TRUSTED_PROXIES: '127.0.0.1' }
  const instances = [
    await startInstance('rolling-1', redis.url, variables),
    await startInstance('rolling-2', redis.url, variables),
  ]
  const hosts = instances.map(({ origin }) => new URL(origin).host.replace('localhost', '127.0.0.1'))
  const proxy = await startNginx(await freePort(), hosts)
  const forms: Promise<string>[] = []
  const pages: Promise<number>[] = []
  const busy: Promise<number>[] = []
  let isOver = false
  const visit = async (stamp: string): Promise<void> => {
    while (!isOver) {
      forms.push(sendForm(proxy.origin, forms.length, stamp))
      pages.push(statusOf(proxy.origin + CONTENT_PAGE))
      await sleep(EVERY)
    }
  }
  /** Readers of what nginx does not cache. */
  const readOn = async (): Promise<void> => {
    while (!isOver) {
      busy.push(statusOf(`${proxy.origin}${UNCACHED}`))
      await sleep(BUSY_EVERY)
    }
  }
  try {
    const { stamp } = (await (await fetch(`${proxy.origin}/api/forms/start/`)).json()) as { stamp: string }
    // Forms that are sent sooner after they were opened are taken for those of a machine.
    await sleep(3500)
    const visiting = Promise.all([visit(stamp), readOn()])
    for (const [index, name] of ['rolling-1', 'rolling-2'].entries()) {
      const old = instances[index]
      await old?.service.stop()
      const port = new URL(old?.origin ?? '').port
      instances[index] = await startInstance(name, redis.url, { ...variables, PORT: port })
    }
    isOver = true
    await visiting
    const formStatuses = await Promise.all(forms)
    const pageStatuses = await Promise.all([...pages, ...busy])
    const stored = await storedEmails()
    test.info().annotations.push({
      type: 'numbers',
      description: `${forms.length} forms, ${stored.length} stored, ${pages.length} and ${busy.length} pages`,
    })
    expect(formStatuses.filter((status) => status !== '200')).toEqual([])
    expect(pageStatuses.filter((status) => status !== 200)).toEqual([])
    expect(stored).toHaveLength(forms.length)
    expect(new Set(stored).size).toBe(forms.length)
  } finally {
    isOver = true
    await proxy.stop()
    await Promise.all(instances.map(({ service }) => service.stop()))
    await redis.kill()
  }
})
