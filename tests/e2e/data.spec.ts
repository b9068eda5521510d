import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Response, test } from '@playwright/test'
import { SEARCH_PATH } from '../../src/shared/config/site'
import { isOn } from '../../tools/build/interventions.js'
import { nextDataOf } from '../../tools/scripts/lib/page-data'
import { loadSiteSetup } from '../../tools/scripts/lib/site-env'
import { TEST_ENV } from '../../tools/scripts/lib/test-env'
import { UNDECIDED } from './support/consent'
import { documentAt, MISSING_PAGE, sitemapPaths } from './support/pages'

/** How heavy a page and its data may be, and what is in it (behavior SPEED-4, SPEED-5), in bytes: what is reached, with little room. */
const LARGEST_HTML = 23_000
const LARGEST = 48_000
const MEDIAN = 27_000

test('pages and their data are small and hold no raw entry', async ({ request }) => {
  test.skip(!isOn('class-names'), 'class names are longer')
  const sizes: number[] = []
  for (const path of [...(await sitemapPaths(request)), MISSING_PAGE, SEARCH_PATH]) {
    const html = await documentAt(request, path)
    expect(gzipSync(html).byteLength, path).toBeLessThanOrEqual(LARGEST_HTML)
    const data = nextDataOf(html)
    const size = Buffer.byteLength(data)
    sizes.push(size)
    expect(size, path).toBeLessThanOrEqual(LARGEST)
    expect(data, path).not.toMatch(/"(?:sys|fields|contentType|linkType|metadata)":/)
    expect(data, path).not.toContain('sandbox-delivery-token')
  }
  sizes.sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MEDIAN)
})

test('a page has at most one main picture, named in its head; others are lazy (PICTURE-1)', async ({
  request,
}) => {
  const withMain: string[] = []
  for (const path of [...(await sitemapPaths(request)), MISSING_PAGE]) {
    const html = (await documentAt(request, path)).replace(/<noscript>.*?<\/noscript>/gs, '')
    const pictures = [...html.matchAll(/<picture[^>]*>.*?<\/picture>/gs)].map(([picture]) => picture)
    const main = pictures.filter((picture) => /fetchpriority="high"/i.test(picture))
    expect(main.length, path).toBeLessThanOrEqual(1)
    const eager = pictures.filter((picture) => !main.includes(picture) && !picture.includes('loading="lazy"'))
    expect(eager, path).toEqual([])
    const offered = [...(main[0] ?? '').matchAll(/ srcset="([^"]+)"/gi)].map(([, srcSet]) => srcSet)
    const named = [...html.matchAll(/<link[^>]* imagesrcset="([^"]+)"/gi)].map(([, srcSet]) => srcSet)
    expect(named, path).toEqual(offered)
    if (main.length > 0) withMain.push(path)
  }
  expect(withMain).toContain('/pt-br/')
})

test('the browser gets neither server code nor tokens (SAFE-1)', async ({ request }) => {
  const html = await (await request.get('/pt-br/')).text()
  const scripts = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+\.js)"/g)].map(
    ([, src = '']) => src,
  )
  expect(scripts.length).toBeGreaterThan(0)
  for (const src of scripts) {
    const code = await (await request.get(src)).text()
    expect(code, src).not.toMatch(/CONTENTFUL_|sandbox-(?:delivery|preview)-token|X-Contentful-User-Agent/)
  }
})

/** Variables whose values nobody but the server may know, as `.env.example` names them. */
const SECRET = /TOKEN|SECRET|ADMIN_KEY|ACCESS_KEY|^(?:DATABASE|SMTP|REDIS)_URL$/

const secrets = (): [name: string, value: string][] => {
  const { env } = loadSiteSetup('production', TEST_ENV)
  return Object.entries(env).flatMap(([name, value]) =>
    SECRET.test(name) && !name.startsWith('npm_') && value ? [[name, value]] : [],
  )
}

test('no file and no page that browsers get holds the value of any secret (SAFE-1)', async ({ request }) => {
  const folder = path.resolve(TEST_ENV.BUILD_DIR, 'static')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const texts = files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
  for (const page of [...(await sitemapPaths(request)), MISSING_PAGE, '/api/health/', '/api/search-config/'])
    texts.push(await documentAt(request, page))
  expect(secrets().length).toBeGreaterThanOrEqual(6)
  expect(texts.length).toBeGreaterThan(100)
  for (const [name, value] of secrets())
    expect(
      texts.filter((text) => text.includes(value)).map((text) => text.slice(0, 80)),
      name,
    ).toEqual([])
})

/**
 * Kilobytes, gzip, of all scripts that a browser fetches while nobody does anything, those of idle moments included (behavior
 * SPEED-4): what an empty page of this Next and React weighs, and what the type of page may add. Half a kilobyte of room at
 * least: names of chunks, which differ with each build, compress one way or another.
 */
const EMPTY_PAGE = 110.7
const ADDED = [
  { path: '/pt-br/', most: 35.2 },
  { path: '/pt-br/termos-de-uso/', most: 32.2 },
  { path: '/pt-br/produtos/', most: 41.9 },
  { path: '/pt-br/produtos/pomada/', most: 40.7 },
  { path: '/pt-br/dicas/como-medir-a-febre/', most: 41.6 },
  { path: '/pt-br/recomendador/', most: 43.8 },
  { path: '/pt-br/contacte-nos/', most: 48.5 },
  { path: '/pt-br/search/', most: 38.1 },
  { path: '/pt-br/search/?term=tosse', most: 97.1 },
]

test.describe('who has not been asked for consent', () => {
  test.use({ storageState: UNDECIDED })
  test('a page fetches no more scripts than its type may', async ({ page }) => {
    for (const { path, most } of ADDED) {
      const sizes: Promise<number>[] = []
      const weigh = (reply: Response) => {
        if (reply.request().resourceType() === 'script')
          sizes.push(reply.body().then((body) => gzipSync(body, { level: 6 }).byteLength))
      }
      page.on('response', weigh)
      await page.goto(path)
      await expect(page.getByRole('region', { name: 'Sua privacidade' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      page.off('response', weigh)
      const added = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000 - EMPTY_PAGE
      expect(added, path).toBeLessThanOrEqual(most)
    }
  })
})

test('the weights of the word engine come compressed, at most 43 kB, as data and no script (SPEED-4)', async ({
  page,
}) => {
  const requested = page.waitForResponse(/\/_danger\.json$/)
  await page.goto('/pt-br/search/?term=tosse')
  const reply = await requested
  expect(reply.headers()).toMatchObject({
    'content-type': expect.stringMatching(/^application\/json/),
    'content-encoding': expect.stringMatching(/^(?:gzip|br|zstd)$/),
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(gzipSync(await reply.body(), { level: 6 }).byteLength).toBeLessThanOrEqual(43_000)
})
