import { expect, type Page, test } from '@playwright/test'
import { openPage } from './support/layout'
import { documentAt, HOME, onePathPerType, sitemapPaths } from './support/pages'

/** What the browser says of the page from now on, such as that it does not hydrate. */
const complaintsOf = (page: Page): string[] => {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`))
  return said
}

/** Islands that do not hydrate (ADR 105): their props are the same objects at each render. */
test('on every page type islands keep their elements when it renders again', async ({ page, request }) => {
  test.slow()
  const said = complaintsOf(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const parts = [...document.querySelectorAll('[data-island]')]
      const served = parts.map((part) => ({ part, first: part.firstChild }))
      const changed = () => served.filter(({ part, first }) => !part.isConnected || part.firstChild !== first)
      Object.assign(window, {
        islandCount: served.length,
        changedParts: () =>
          changed().map(({ first }) => (first instanceof Element ? first.outerHTML : '').slice(0, 120)),
      })
    })
  })
  for (const path of await onePathPerType(request)) {
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    // As filters, tabs and choices write the address.
    await page.evaluate(
      `next.router.replace('${path}?outra=vez', undefined, { shallow: true, scroll: false })`,
    )
    await expect(page).toHaveURL(`${path}?outra=vez`)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'islandCount')), path).toBeGreaterThan(1)
    expect(await page.evaluate(() => Reflect.get(window, 'changedParts')()), path).toEqual([])
  }
  expect(said).toEqual([])
})

test('pages that visitors move on to, and back from, leave the console empty', async ({ page, request }) => {
  test.slow()
  const said = complaintsOf(page)
  await openPage(page, HOME)
  for (const path of (await onePathPerType(request)).filter((each) => each !== HOME)) {
    await page.evaluate(`next.router.push('${path}')`)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(HOME)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  // The service worker is kept out of these tests (playwright.config.ts).
  expect(said.filter((line) => !line.includes('Service Worker registration blocked'))).toEqual([])
})

/** Next links no style sheets for islands: the files that have them import them. */
test('every class on a page has rules in the style sheets of the page', async ({ request }) => {
  test.slow()
  const sheets = new Map<string, Promise<string[]>>()
  const classesOf = (sheet: string) => {
    const found =
      sheets.get(sheet) ??
      documentAt(request, sheet).then((css) => css.match(/(?<=\.)-?[a-z_][\w-]*/gi) ?? [])
    sheets.set(sheet, found)
    return found
  }
  for (const path of await sitemapPaths(request)) {
    const html = (await documentAt(request, path)).replace(/<script[\s\S]*?<\/script>/g, '')
    const linked = html.match(/(?<=<link rel="stylesheet" href=")[^"]+/g) ?? []
    const styled = new Set((await Promise.all(linked.map(classesOf))).flat())
    const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(used.length, path).toBeGreaterThan(10)
    expect(
      [...new Set(used)].filter((name) => !styled.has(name)),
      path,
    ).toEqual([])
  }
})
