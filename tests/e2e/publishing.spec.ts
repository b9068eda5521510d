import { type APIRequestContext, expect } from '@playwright/test'
import { signMessage } from '../../src/server/publishing/webhook/signature'
import { SANDBOX_WEBHOOK_SECRET } from '../../src/shared/config/sandbox-values'
import { pageListPath } from '../../src/shared/routing/page-lists'
import { SANDBOX_PORTS } from '../../tools/scripts/lib/ports'
import { OWN_ENV } from '../../tools/scripts/lib/test-env'
import {
  breakService,
  contentCalls,
  desk,
  forgetRequests,
  latestResponse,
  notifiedAt,
  pagesRequested,
  publish,
  removeEntry,
  restoreAll,
  restoreServices,
} from './support/control'
import { test } from './support/own-site'

/** What editors do shows on every page that it touches, and on no other one. */
test.describe.configure({ mode: 'serial' })

const WEBHOOK = '/api/webhooks/contentful'
const POLL_TIMEOUT = { timeout: 60_000, intervals: [250] }
const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } })
const bodyOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()
const statusOf = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { maxRedirects: 0 })).status()

interface SignedMessage {
  body: string
  topic: string
  secret: string
  /** Milliseconds since 1970. */
  at: number
}

/** Sends a message as Contentful does, told apart from all others by its key. @returns the answer's status */
const sendMessage = async (
  request: APIRequestContext,
  {
    body = JSON.stringify({ sys: { id: 'page-sobre', type: 'Entry', revision: 1 } }),
    topic = 'ContentManagement.Entry.publish',
    secret = SANDBOX_WEBHOOK_SECRET,
    at = Date.now(),
  }: Partial<SignedMessage>,
  key = `teste-${Math.random()}`,
): Promise<number> => {
  const headers = { 'x-contentful-topic': topic, 'x-contentful-idempotency-key': key }
  const signed = signMessage(secret, { method: 'POST', path: WEBHOOK, headers, body }, at)
  const options = { headers: { ...headers, ...signed }, data: Buffer.from(body), maxRedirects: 0 }
  return (await request.post(WEBHOOK, options)).status()
}

/** Waits until the site has dealt with everything so far: its rounds follow each other, and this one is the last. */
const settle = async (): Promise<void> => {
  await expect
    .poll(async () => {
      const mark = `marca-${Date.now()}`
      await publish(mark, { text: 'Marca do teste' }, 'notice')
      await expect.poll(() => latestResponse(mark), POLL_TIMEOUT).not.toBeNull()
      return latestResponse(mark)
    }, POLL_TIMEOUT)
    .toBe(200)
}

test.beforeAll(settle)
test.afterAll(async () => {
  await restoreAll()
  await settle()
})

test('a section used on three pages changes exactly those three (PUBLISH-1)', async ({ page }) => {
  const slugs = ['publicada-um', 'publicada-dois', 'publicada-tres']
  await publish('publicada-secao', { text: 'Texto de antes' }, 'notice')
  for (const slug of slugs) {
    const block = `${slug}-bloco`
    await publish(block, { name: block, sectionContent: [link('publicada-secao')] }, 'sectionContainer')
    await publish(slug, { name: slug, title: slug, slug, sectionContainers: [link(block)] }, 'contentPage')
  }
  await settle()
  for (const slug of slugs) {
    await page.goto(`/pt-br/${slug}/`)
    await expect(page.getByRole('main')).toContainText('Texto de antes')
  }
  await settle()
  await forgetRequests()
  await publish('publicada-secao', { text: 'Texto de agora' })
  await expect.poll(() => latestResponse('publicada-secao'), POLL_TIMEOUT).toBe(200)
  expect(await pagesRequested()).toEqual(Object.fromEntries(slugs.map((slug) => [slug, 1])))
  for (const slug of slugs) {
    await page.goto(`/pt-br/${slug}/`)
    await expect(page.getByRole('main')).toContainText('Texto de agora')
  }
})

/** Whether the products' index holds the record of an entry. */
const isIndexed = async (request: APIRequestContext, id: string): Promise<boolean> => {
  const search = `http://localhost:${Number(OWN_ENV.SANDBOX_PORT_BASE) + SANDBOX_PORTS.search}`
  const headers = { 'x-algolia-application-id': 'sandbox', 'x-algolia-api-key': 'admin-key' }
  const reply = await request.get(`${search}/1/indexes/prod_sandbox_BR_Product_pt-br/browse`, { headers })
  return (await reply.text()).includes(`"objectID":"${id}"`)
}

test('what is unpublished leaves address, listing, sitemaps and search, and returns', async ({ request }) => {
  const path = '/pt-br/produtos/xarope-dia/'
  const places = ['/pt-br/produtos/', '/pt-br/sitemap/', '/sitemap.xml']
  const mentions = async () =>
    Promise.all(places.map(async (at) => (await bodyOf(request, at)).includes(path)))
  await desk('product-xarope-dia', 'publish')
  await settle()
  expect(await statusOf(request, path)).toBe(200)
  expect(await mentions()).toEqual([true, true, true])
  expect(await isIndexed(request, 'product-xarope-dia')).toBe(true)

  await desk('product-xarope-dia', 'unpublish')
  await settle()
  expect(await statusOf(request, path)).toBe(404)
  expect(await mentions()).toEqual([false, false, false])
  expect(await isIndexed(request, 'product-xarope-dia')).toBe(false)

  await desk('product-xarope-dia', 'publish')
  await settle()
  expect(await statusOf(request, path)).toBe(200)
  expect(await mentions()).toEqual([true, true, true])
})

/** Where one step leads from an address; its status alone where it leads nowhere. */
const stepFrom = async (request: APIRequestContext, slug: string) => {
  const reply = await request.get(`/pt-br/${slug}/`, { maxRedirects: 0 })
  return [reply.status(), reply.headers().location].filter((part) => part !== undefined)
}

test('each address that a page had leads to it in one step, or where editors say; of a page that is gone none does', async ({
  request,
}) => {
  // No page links to it: nothing else is rendered.
  const moveTo = async (slug: string) => {
    await publish('page-quem-escreve', { slug })
    await settle()
  }
  await moveTo('quem-assina')
  expect(await stepFrom(request, 'quem-escreve')).toEqual([307, '/pt-br/quem-assina/'])
  expect(await stepFrom(request, 'quem-assina')).toEqual([200])
  await moveTo('autores')
  expect(await stepFrom(request, 'quem-escreve')).toEqual([307, '/pt-br/autores/'])
  expect(await stepFrom(request, 'quem-assina')).toEqual([307, '/pt-br/autores/'])
  await publish('publicado-desvio', { from: '/quem-assina', to: '/sobre', permanent: true }, 'redirect')
  await moveTo('quem-escreve')
  expect(await stepFrom(request, 'quem-escreve')).toEqual([200])
  expect(await stepFrom(request, 'autores')).toEqual([307, '/pt-br/quem-escreve/'])
  expect(await stepFrom(request, 'quem-assina')).toEqual([308, '/pt-br/sobre/'])
  await desk('page-quem-escreve', 'unpublish')
  await settle()
  for (const slug of ['quem-escreve', 'autores']) expect(await stepFrom(request, slug)).toEqual([404])
})

test('when a page of the menu moves every page links to its new address', async ({ request }) => {
  const [old, present] = ['/pt-br/dicas/ar-seco-no-inverno/', '/pt-br/dicas/ar-seco/']
  const sitemap = await bodyOf(request, '/sitemap.xml')
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)/g)].flatMap(([, path]) => path ?? [])
  await publish('article-ar-seco-no-inverno', { slug: 'dicas/ar-seco' })
  await settle()
  expect(await stepFrom(request, 'dicas/ar-seco-no-inverno')).toEqual([307, present])
  const pages = await Promise.all(paths.map((path) => bodyOf(request, path)))
  expect(pages.filter((html) => html.includes(`href="${old}"`))).toHaveLength(0)
  expect(pages.filter((html) => html.includes(`href="${present}"`))).toHaveLength(paths.length)
})

/** How often each page was rendered since `forgetRequests`, by slug: the plain list of articles reads the listing, too. */
const renderings = async (): Promise<[slug: string, count: number][]> =>
  Object.entries(await pagesRequested()).map(([slug, count]) => [slug, slug === 'dicas' ? count / 2 : count])

test('a text of the layout changes every page, each rendered once', async ({ request }) => {
  // A page of the site from its first visit on, which reads the listing.
  expect(await statusOf(request, pageListPath('article'))).toBe(200)
  await publish('publicado-texto', { key: 'menu.open', value: 'Ver tudo' }, 'labels')
  await settle()
  await forgetRequests()
  await removeEntry('publicado-texto')
  await settle()
  const counts = await renderings()
  expect(counts.length).toBeGreaterThan(50)
  expect(counts.filter(([, count]) => count !== 1)).toEqual([])
  expect(await statusOf(request, '/pt-br/')).toBe(200)
})

/** Milliseconds without a message, and of one burst, after which the site renders what it has been told of so far. */
const QUIET = 600
const LONGEST_BURST = 6000

/**
 * Bursts in which messages reach the site: each is rendered by itself. A release is one, unless the machine is too busy to send it
 * without a pause or within seconds; a page that entries of two bursts touch is then rightly rendered for each of them.
 */
const burstsIn = (times: readonly number[]): number => {
  let bursts = 0
  let startedAt = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const at of times) {
    if (at - last >= QUIET || at - startedAt >= LONGEST_BURST) {
      bursts += 1
      startedAt = at
    }
    last = at
  }
  return bursts
}

test('a release of 200 entries renders each page that it touches once for each burst of its messages', async ({
  request,
}, { annotations }) => {
  const host = `http://localhost:${OWN_ENV.SANDBOX_PORT_BASE}`
  const query = 'select=sys&include=0&limit=200&order=sys.id'
  const listed = await request.get(`${host}/spaces/sandbox/environments/master/entries?${query}`, {
    headers: { Authorization: 'Bearer sandbox-delivery-token' },
  })
  const { items }: { items: { sys: { id: string } }[] } = await listed.json()
  expect(items).toHaveLength(200)
  await forgetRequests()
  await Promise.all(items.map(({ sys }) => desk(sys.id, 'publish')))
  await settle()
  const asked = await renderings()
  expect(asked.length).toBeGreaterThan(20)
  const bursts = burstsIn(await notifiedAt(items.map(({ sys }) => sys.id)))
  expect(asked.filter(([, count]) => count > bursts)).toEqual([])
  const report = `${asked.length} pages, ${await contentCalls()} content calls, ${bursts} burst(s)`
  annotations.push({ type: 'release of 200 entries', description: report })
})

test('a webhook that comes during an outage of the content ends in the right page', async ({ request }) => {
  await breakService({ service: 'delivery', mode: 'broken' })
  await publish('notice-sintomas', { text: 'Escrito durante a queda.' })
  await expect.poll(() => latestResponse('notice-sintomas'), POLL_TIMEOUT).toBe(202)
  await restoreServices()
  await expect
    .poll(
      async () => (await bodyOf(request, '/pt-br/sobre/')).includes('Escrito durante a queda.'),
      POLL_TIMEOUT,
    )
    .toBe(true)
})

test('a late unpublish, and an event of another environment, take nothing', async ({ request }) => {
  const id = 'page-termos-de-uso'
  const path = '/pt-br/termos-de-uso/'
  const before = new Date().toISOString()
  await publish(id, { title: 'Termos publicados depois' })
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: 'contentPage' } }
  const tombstone = { id, type: 'DeletedEntry', contentType, updatedAt: before, deletedAt: before }
  const topic = 'ContentManagement.Entry.unpublish'
  expect(await sendMessage(request, { topic, body: JSON.stringify({ sys: tombstone }) })).toBeLessThan(300)
  const environment = { sys: { type: 'Link', linkType: 'Environment', id: 'staging' } }
  const foreign = { id, type: 'Entry', contentType, revision: 99, environment }
  expect(await sendMessage(request, { body: JSON.stringify({ sys: foreign }) })).toBe(200)
  await expect
    .poll(async () => (await bodyOf(request, path)).includes('Termos publicados depois'), POLL_TIMEOUT)
    .toBe(true)
  await settle()
  // The list of paths can be asked for again: nothing is expected that never comes.
  for (const unknown of ['nada-um', 'nada-dois'])
    expect(await statusOf(request, `/pt-br/${unknown}/`)).toBe(404)
  expect(await statusOf(request, path)).toBe(200)
})
