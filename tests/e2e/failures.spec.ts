import { type APIRequestContext, expect } from '@playwright/test'
import {
  breakService,
  publish,
  removeEntry,
  restoreAll,
  restoreServices,
  setWebhooks,
} from './support/control'
import { test } from './support/own-site'
import { CONTENT_PAGE, HOME, sitemapPaths } from './support/pages'

/** What visitors get while the services behind the site fail (behavior FAULT-1 to FAULT-3). */
test.describe.configure({ mode: 'serial' })
// The site is to find out by itself here; `publishing.spec.ts` is about being told.
test.beforeAll(() => setWebhooks(false))
test.afterEach(restoreAll)
test.afterAll(() => setWebhooks(true))

/** Seconds after which a page of the tests' build may be made again (REVALIDATE_SECONDS), and a little more. */
const STALE_AFTER = 6_000
/** Milliseconds between two looks at the list of paths for unknown addresses, and a little more. */
const MISS_INTERVAL = 10_500

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const statusOf = async (request: APIRequestContext, path: string) => (await request.get(path)).status()

const FAILURES = [
  { name: 'broken', fault: { service: 'delivery', mode: 'broken' } },
  { name: 'gone', fault: { service: 'delivery', mode: 'broken', status: 404 } },
  { name: 'limited for an hour', fault: { service: 'delivery', mode: 'limited', resetSeconds: 3600 } },
  { name: 'silent', fault: { service: 'delivery', mode: 'silent' } },
  { name: 'slow', fault: { service: 'delivery', mode: 'slow', delayMs: 4000 } },
  { name: 'dead for the privacy document', fault: { service: 'privacy', mode: 'broken' } },
  { name: 'dead altogether', fault: { service: 'all', mode: 'broken' } },
] as const

/** Of each failure two pages of its own, rendered before all of them and stale at the first. */
const pathsOf = async (request: APIRequestContext, index: number): Promise<string[]> => {
  const others = (await sitemapPaths(request)).filter((path) => path !== HOME && path !== CONTENT_PAGE)
  return index === 0 ? [HOME, CONTENT_PAGE] : others.slice(2 * index, 2 * index + 2)
}

test.describe('published pages keep answering at once', () => {
  test.beforeAll(async ({ request }) => {
    for (const index of FAILURES.keys())
      for (const path of await pathsOf(request, index)) expect(await statusOf(request, path)).toBe(200)
    await sleep(STALE_AFTER)
  })

  for (const [index, { name, fault }] of FAILURES.entries())
    test(`while the service is ${name}`, async ({ request }) => {
      const paths = await pathsOf(request, index)
      expect(paths).toHaveLength(2)
      await breakService(fault)
      for (let round = 0; round < 3; round += 1) {
        for (const path of paths) {
          const startedAt = Date.now()
          expect(await statusOf(request, path), path).toBe(200)
          expect(Date.now() - startedAt, path).toBeLessThan(1500)
        }
        await sleep(800)
      }
    })
})

test('each line of an outage is JSON, one a failure, and holds no token', async ({ request, ownSite }) => {
  const sizeBefore = ownSite.log().length
  await sleep(STALE_AFTER)
  await breakService({ service: 'delivery', mode: 'broken' })
  expect(await statusOf(request, HOME)).toBe(200)
  await expect
    .poll(
      async () => {
        // A page that was made a moment ago is made again by a later visit only.
        await statusOf(request, HOME)
        return ownSite.log().slice(sizeBefore)
      },
      { timeout: 30_000 },
    )
    .toMatch(/"page: request failed"/)
  const lines = ownSite.log().slice(sizeBefore).split('\n').filter(Boolean)
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ service: 'site' })
  expect(lines.join('\n')).not.toContain('Bearer')
  const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'page: request failed')
  expect(failure).toMatchObject({ path: HOME, requestId: expect.any(String), err: { code: 'unavailable' } })
})

test('a page published and first requested in an outage is there afterward', async ({ request }) => {
  const path = '/pt-br/pagina-do-teste/'
  await publish(
    'page-do-teste',
    { name: 'Página do teste', title: 'Página do teste', slug: 'pagina-do-teste' },
    'contentPage',
  )
  await sleep(MISS_INTERVAL)
  await breakService({ service: 'delivery', mode: 'broken' })
  expect(await statusOf(request, path)).toBe(503)
  await restoreServices()
  await expect.poll(() => statusOf(request, path), { timeout: 30_000, intervals: [1000] }).toBe(200)
})

test('an unknown address is not found, and is found once it is published', async ({ request }) => {
  const path = '/pt-br/pagina-de-amanha/'
  expect(await statusOf(request, path)).toBe(404)
  await publish(
    'page-de-amanha',
    { name: 'Amanhã', title: 'Amanhã', slug: 'pagina-de-amanha' },
    'contentPage',
  )
  await expect.poll(() => statusOf(request, path), { timeout: 60_000, intervals: [2000] }).toBe(200)
})

test('a page that is deleted goes, and its neighbors stay', async ({ request }) => {
  expect(await statusOf(request, '/pt-br/acessibilidade/')).toBe(200)
  await removeEntry('page-acessibilidade')
  await expect
    .poll(() => statusOf(request, '/pt-br/acessibilidade/'), { timeout: 60_000, intervals: [2000] })
    .toBe(404)
  expect(await statusOf(request, CONTENT_PAGE)).toBe(200)
  await restoreAll()
  await expect
    .poll(() => statusOf(request, '/pt-br/acessibilidade/'), { timeout: 60_000, intervals: [2000] })
    .toBe(200)
})

test('an entry that breaks takes no page down that was good before', async ({ request }) => {
  await publish('page-termos-de-uso', {
    title: null,
    slug: 'termos-de-uso',
    name: null,
    sections: 'not a list',
  })
  await sleep(STALE_AFTER)
  for (let round = 0; round < 3; round += 1) {
    expect(await statusOf(request, CONTENT_PAGE)).toBe(200)
    expect(await statusOf(request, HOME)).toBe(200)
    await sleep(800)
  }
})
