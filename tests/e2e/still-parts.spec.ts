import { expect, type Page, test } from '@playwright/test'
import { openPage } from './support/layout'
import { HOME, onePathPerType } from './support/pages'

/** What the browser says of the page from now on, such as that it does not hydrate. */
const complaintsOf = (page: Page): string[] => {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => said.push(`${page.url()}: ${error.message}`))
  return said
}

/** Parts that stay as the server drew them (ADR 43): their props are the same objects whenever the page is drawn again (ADR 71). */
test('on every page type still parts keep their elements when the page is drawn again, and nothing is said in the console', async ({
  page,
  request,
}) => {
  test.slow()
  const said = complaintsOf(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const parts = [...document.querySelectorAll('[data-still]')]
      const drawn = parts.map((part) => ({ part, first: part.firstChild }))
      const changed = () => drawn.filter(({ part, first }) => !part.isConnected || part.firstChild !== first)
      Object.assign(window, {
        stillCount: drawn.length,
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
    expect(await page.evaluate(() => Reflect.get(window, 'stillCount')), path).toBeGreaterThan(1)
    expect(await page.evaluate(() => Reflect.get(window, 'changedParts')()), path).toEqual([])
  }
  expect(said).toEqual([])
})

test('pages that visitors move on to, and back from, say nothing in the console', async ({
  page,
  request,
}) => {
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
  expect(said).toEqual([])
})
