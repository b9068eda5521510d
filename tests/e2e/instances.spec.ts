import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { send } from '../../sandbox/server/webhooks/send'
import { hasNginx, startNginx } from '../../scripts/lib/nginx'
import { loadSiteSetup } from '../../scripts/lib/site-env'
import { OWN_ENV } from '../../scripts/lib/test-env'
import { hasRedisServer, type RedisServer, redisServer } from '../unit/cache/support/redis-server'
import {
  breakService,
  desk,
  forgetRequests,
  mendAll,
  publish,
  setWebhooks,
  slowResponses,
  waitingFaults,
} from './support/control'
import { freePort, type Instance, startInstance } from './support/instances'
import { test } from './support/own-site'
import { CONTENT_PAGE, HOME } from './support/pages'

/** Two servers of the built site that share a real Redis (issue "Publishing", part 7). */
test.describe.configure({ mode: 'serial' })
test.skip(!hasRedisServer, 'redis-server is not installed here, e.g. apt-get install redis-server')

const ENTRY = 'page-termos-de-uso'
let redis: RedisServer
let first: Instance
let second: Instance

test.beforeAll(async () => {
  test.setTimeout(120_000)
  redis = await redisServer()
  await redis.start()
  first = await startInstance('instance-1', redis.url)
  second = await startInstance('instance-2', redis.url)
  // Each test says which instance gets a message.
  await setWebhooks(false)
})

test.afterAll(async () => {
  await Promise.all([first?.service.stop(), second?.service.stop(), redis?.kill()])
  await setWebhooks(true)
  await mendAll()
})

const htmlOf = async ({ origin }: Instance, path = CONTENT_PAGE): Promise<string> => {
  const reply = await fetch(`${origin}${path}`)
  expect(reply.status, `${origin}${path}`).toBe(200)
  return reply.text()
}

/** Calls the webhook of one instance as Contentful does. @param key tells the message from others @returns the answer's status */
const tell = async (
  action: 'publish' | 'unpublish' | 'delete',
  key: string,
  { origin }: Pick<Instance, 'origin'>,
  id = ENTRY,
): Promise<number | null> => {
  const { env } = loadSiteSetup('production', OWN_ENV)
  const topic = `ContentManagement.Entry.${action}`
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: 'contentPage' } }
  const message = {
    topic,
    id,
    headers: {
      'Content-Type': 'application/vnd.contentful.management.v1+json',
      'X-Contentful-Topic': topic,
      'X-Contentful-Idempotency-Key': key,
    },
    body: JSON.stringify({
      sys: { type: action === 'publish' ? 'Entry' : 'DeletedEntry', id, contentType },
      fields: {},
    }),
  }
  return send(message, `${origin}/api/webhooks/contentful`, env.CONTENTFUL_WEBHOOK_SECRET ?? '')
}

const publishTitle = async (title: string, instance: Pick<Instance, 'origin'>): Promise<number | null> => {
  await publish(ENTRY, { name: title, title, slug: 'termos-de-uso' })
  return tell('publish', title, instance)
}

const showsOnBoth = (title: string) => async (): Promise<boolean[]> =>
  Promise.all([first, second].map(async (instance) => (await htmlOf(instance)).includes(title)))

test('a webhook to one changes both', async () => {
  expect(await publishTitle('Termos da primeira', first)).toBe(200)
  // The first has answered that its page is made anew: the other shows it at the very next request.
  expect(await htmlOf(second)).toContain('Termos da primeira')
  expect(await htmlOf(first)).toContain('Termos da primeira')
})

test('behind the shipped nginx a publish and an unpublish are seen within seconds', async () => {
  test.skip(!hasNginx, 'nginx is not installed here, e.g. apt-get install nginx')
  test.setTimeout(60_000)
  const hosts = [first, second].map(({ origin }) => new URL(origin).host.replace('localhost', '127.0.0.1'))
  const proxy = await startNginx(await freePort(), hosts)
  const seen = async () => {
    const reply = await fetch(proxy.origin + CONTENT_PAGE)
    return { status: reply.status, html: await reply.text() }
  }
  try {
    expect((await seen()).status).toBe(200)
    expect(await publishTitle('Termos atrás do nginx', first)).toBe(200)
    await expect.poll(async () => (await seen()).html, { timeout: 15_000 }).toContain('Termos atrás do nginx')
    await desk(ENTRY, 'unpublish')
    expect(await tell('unpublish', 'gone', second)).toBe(200)
    await expect.poll(async () => (await seen()).status, { timeout: 15_000 }).toBe(404)
  } finally {
    await proxy.stop()
    await publishTitle('Termos de volta', first)
    const statuses = () =>
      Promise.all([first, second].map(async ({ origin }) => (await fetch(origin + CONTENT_PAGE)).status))
    await expect.poll(statuses, { timeout: 15_000 }).toEqual([200, 200])
  }
})

/** The site of one instance, without Redis. */
const ALONE = { origin: `http://localhost:${OWN_ENV.PORT}` }
const HOLD = 3000
/** In the address of the question for what all pages share. */
const HEADER_QUERY = 'header,footer,labels'

const stateOf = async ({ origin }: Pick<Instance, 'origin'>): Promise<string> => {
  const reply = await fetch(origin + CONTENT_PAGE)
  return reply.status === 200
    ? ((await reply.text()).match(/<h1[^>]*>([^<]*)/)?.[1] ?? '')
    : `${reply.status}`
}

/**
 * Has an instance begin a rendering of the page whose entry it has read, and which goes on for three seconds because the
 * header comes late: what is published in between is not in it.
 */
const holdRendering = async (
  on: Pick<Instance, 'origin'>,
  teller: Pick<Instance, 'origin'>,
): Promise<void> => {
  await forgetRequests()
  // An entry that no page shows: the header is to be asked for again.
  expect(await tell('delete', `nothing-${Math.random()}`, teller, 'shown-nowhere')).toBe(200)
  await breakService({ service: 'delivery', mode: 'late', match: HEADER_QUERY, times: 1, delayMs: HOLD })
  await expect
    .poll(
      async () => {
        await stateOf(on)
        return waitingFaults()
      },
      { timeout: 20_000, intervals: [250] },
    )
    .toBe(0)
}

const CHANGES = [
  ['an edit', () => publish(ENTRY, { title: 'Termos editados' }), 'publish', 'Termos editados'],
  ['an unpublish', () => desk(ENTRY, 'unpublish'), 'unpublish', '404'],
  ['a deletion', () => desk(ENTRY, 'delete'), 'delete', '404'],
] as const

for (const [what, change, action, expected] of CHANGES)
  for (const [where, held, told] of [
    ['on one instance', () => ALONE, () => ALONE],
    ['on the instance that is told', () => first, () => first],
    ['on another instance', () => second, () => first],
  ] as const)
    test(`${what} is not undone by a rendering under way ${where}`, async () => {
      test.setTimeout(90_000)
      try {
        expect(await publishTitle('Termos de antes', told())).toBe(200)
        await holdRendering(held(), told())
        await change()
        expect(await tell(action, `${what} ${where}`, told())).toBe(200)
        const instances = held() === ALONE ? [ALONE] : [first, second]
        // At once, and when what was under way has ended.
        for (const instance of instances) expect(await stateOf(instance)).toBe(expected)
        await expect.poll(() => slowResponses(HOLD), { timeout: 10_000 }).toBe(1)
        for (let look = 0; look < 40; look += 1)
          for (const instance of instances) expect(await stateOf(instance)).toBe(expected)
      } finally {
        await mendAll()
        await tell('publish', `${what} ${where}, over`, told())
        await setWebhooks(false)
      }
    })

test('an instance that is stopped again and again while it publishes does not say 200 too early', async () => {
  test.setTimeout(120_000)
  const { pid } = first.service
  let isOver = false
  const stopping = (async () => {
    while (!isOver && pid !== undefined) {
      process.kill(pid, 'SIGSTOP')
      await wait(400)
      process.kill(pid, 'SIGCONT')
      await wait(25)
    }
  })()
  try {
    for (let count = 0; count < 4; count += 1) {
      const title = `Termos da pausa ${count}`
      expect(await publishTitle(title, first)).toBe(200)
      expect(await stateOf(second)).toBe(title)
    }
  } finally {
    isOver = true
    await stopping
  }
})

test('with Redis killed and restarted in the middle, no request fails, and both end in the same page', async () => {
  test.setTimeout(60_000)
  let isOver = false
  let requests = 0
  const visitors = [first, second].map(async (instance) => {
    while (!isOver) {
      await Promise.all([htmlOf(instance), htmlOf(instance, HOME)])
      requests += 2
    }
  })
  await redis.kill()
  // It cannot be on the other instance yet.
  expect(await publishTitle('Termos sem Redis', first)).toBe(202)
  expect(await htmlOf(first)).toContain('Termos sem Redis')
  await redis.start()
  await expect.poll(showsOnBoth('Termos sem Redis'), { timeout: 20_000 }).toEqual([true, true])
  isOver = true
  await Promise.all(visitors)
  expect(requests).toBeGreaterThan(0)
})

test('health tells of a Redis that is away, and goes on answering 200', async () => {
  await redis.kill()
  const health = async () => (await fetch(`${first.origin}/api/health/`)).json()
  await expect.poll(health, { timeout: 20_000 }).toMatchObject({
    status: 'degraded',
    services: { contentful: { status: 'up' }, redis: { status: 'down' } },
  })
  expect((await fetch(`${first.origin}/api/health/?probe=live`)).status).toBe(200)
})
