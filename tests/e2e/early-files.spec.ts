import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { documentAt, HOME, onePathPerType } from './support/pages'
import { SEARCH } from './support/search'

/** The small scripts before all others hold nothing up: neither a paint nor the browser's report of it (SPEED-15). */
const EARLY = ['_theme', '_beforeScripts', '_startLate', '_searchTerm']
const PAGES = [
  HOME,
  '/pt-br/produtos/',
  '/pt-br/produtos/pomada/',
  '/pt-br/termos-de-uso/',
  `${SEARCH}?term=tosse`,
]

/** Those of these pages that load a file. */
const loading = async (file: string, paths: string[], request: APIRequestContext): Promise<string[]> => {
  const are = await Promise.all(
    paths.map(async (path) => (await documentAt(request, path)).includes(`/${file}.js"`)),
  )
  const found = paths.filter((_, index) => are[index])
  expect(found).not.toEqual([])
  return found
}

/** Page types share one document: home lacks each of its files, the others one of three, in turns. */
const lacks = (path: string, index: number, file: string): boolean =>
  path === HOME || index % 3 === EARLY.indexOf(file) % 3

/** How many paints the browser reports so far. */
const paintsOf = (page: Page, type: string): Promise<number> =>
  page.evaluate(
    (entryType) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect()
          resolve(list.getEntries().length)
        }).observe({ type: entryType, buffered: true })
        setTimeout(resolve, 200, 0)
      }),
    type,
  )

for (const file of EARLY) {
  test(`${file} a tenth of a second late: the largest paint is reported`, async ({ page, request }) => {
    await page.route(`**/${file}.js`, (route) => setTimeout(() => route.continue().catch(() => {}), 100))
    for (const path of await loading(file, PAGES, request)) {
      await page.goto(path)
      await expect.poll(() => paintsOf(page, 'largest-contentful-paint'), path).toBeGreaterThan(0)
      expect(
        await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
        path,
      ).toBe(1)
    }
  })

  test(`${file} never comes: page types are painted, in turns`, async ({ page, request }) => {
    await page.route(`**/${file}.js`, () => {})
    const paths = await loading(file, await onePathPerType(request), request)
    for (const path of paths.filter((each, index) => lacks(each, index, file))) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect.poll(() => paintsOf(page, 'largest-contentful-paint'), path).toBeGreaterThan(0)
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    }
  })
}
