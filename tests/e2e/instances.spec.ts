import { expect } from '@playwright/test'
import { hasNginx, startNginx } from '../../tools/scripts/lib/nginx'
import { desk } from './support/control'
import { publishTitle, sendWebhook, UNLINKED } from './support/editors-webhook'
import { freePort, type Instance } from './support/instances'
import { instancesForSuite, test } from './support/own-site'
import { HOME } from './support/pages'

/** Two servers of the built site that share a real Redis (issue "Publishing", part 7). */
test.describe.configure({ mode: 'serial' })

const { first, second, redis } = instancesForSuite('instance')

const PATH = `/pt-br/${UNLINKED.slug}/`

const htmlOf = async ({ origin }: Instance, path = PATH): Promise<string> => {
  const reply = await fetch(`${origin}${path}`)
  expect(reply.status, `${origin}${path}`).toBe(200)
  return reply.text()
}

const showsOnBoth = (title: string) => async (): Promise<boolean[]> =>
  Promise.all([first, second].map(async (instance) => (await htmlOf(instance)).includes(title)))

test('a webhook to one changes both (PUBLISH-2)', async () => {
  expect(await publishTitle('Título da primeira', first)).toBe(200)
  // The first has answered that its page is made anew: the other shows it at the very next request.
  expect(await htmlOf(second)).toContain('Título da primeira')
  expect(await htmlOf(first)).toContain('Título da primeira')
})

test('the address that a page leaves at one leads to its present one at both', async () => {
  const page = { entry: 'page-videos', slug: 'videos' }
  const moved = { ...page, slug: 'filmes' }
  const stepsFrom = (slug: string) => async () =>
    Promise.all(
      [first, second].map(async ({ origin }) => {
        const reply = await fetch(`${origin}/pt-br/${slug}/`, { redirect: 'manual' })
        return [reply.status, reply.headers.get('location')]
      }),
    )
  // 202 while pages that link to it are still rendered.
  const move = async (...change: Parameters<typeof publishTitle>) =>
    expect([200, 202]).toContain(await publishTitle(...change))
  const both = <Step>(step: Step) => [step, step]
  await move('Filmes', first, moved)
  await expect.poll(stepsFrom(page.slug)).toEqual(both([307, '/pt-br/filmes/']))
  await move('Vídeos de novo', second, page)
  await expect.poll(stepsFrom(moved.slug)).toEqual(both([307, '/pt-br/videos/']))
  await expect.poll(stepsFrom(page.slug)).toEqual(both([200, null]))
  for (const instance of [first, second])
    expect(await htmlOf(instance, '/pt-br/videos/')).toContain('Vídeos de novo')
})

test('behind the shipped nginx a publish and an unpublish are seen within seconds', async () => {
  test.skip(!hasNginx, 'nginx is not installed here, e.g. apt-get install nginx')
  const hosts = [first, second].map(({ origin }) => new URL(origin).host.replace('localhost', '127.0.0.1'))
  const proxy = await startNginx(await freePort(), hosts)
  const seen = async () => {
    const reply = await fetch(proxy.origin + PATH)
    return { status: reply.status, html: await reply.text() }
  }
  try {
    expect((await seen()).status).toBe(200)
    expect(await publishTitle('Título atrás do nginx', first)).toBe(200)
    await expect.poll(async () => (await seen()).html, { timeout: 30_000 }).toContain('Título atrás do nginx')
    await desk(UNLINKED.entry, 'unpublish')
    expect(await sendWebhook('unpublish', 'gone', second)).toBe(200)
    await expect.poll(async () => (await seen()).status, { timeout: 30_000 }).toBe(404)
  } finally {
    await proxy.stop()
    await publishTitle('Título de volta', first)
    const statuses = () =>
      Promise.all([first, second].map(async ({ origin }) => (await fetch(origin + PATH)).status))
    await expect.poll(statuses, { timeout: 30_000 }).toEqual([200, 200])
  }
})

test('with Redis killed and restarted in the middle, no request fails, and both end in the same page', async () => {
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
  expect(await publishTitle('Título sem Redis', first)).toBe(202)
  expect(await htmlOf(first)).toContain('Título sem Redis')
  await redis.start()
  await expect.poll(showsOnBoth('Título sem Redis'), { timeout: 20_000 }).toEqual([true, true])
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
