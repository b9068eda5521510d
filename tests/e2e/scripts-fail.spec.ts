import { expect, type Page, test } from '@playwright/test'
import { changeDocuments, typeAlone } from './support/browser-faults'
import { layoutOf } from './support/layout'
import { HOME } from './support/pages'
import { SEARCH } from './support/search'

/**
 * Scripts are allowed, but do not run: the page is the one without scripts (A11Y-6). Old browsers fail like a script with a
 * syntax error or without a built-in.
 */
const MAIN = /\/_next\/static\/chunks\/main-[^/]+\.js/
const FRAMEWORK = /\/_next\/static\/chunks\/framework-[^/]+\.js/
const APP = /\/_next\/static\/chunks\/pages\/_app-[^/]+\.js/

const FAILURES: Record<string, (page: Page) => Promise<unknown>> = {
  'does not parse': (page) =>
    page.route(MAIN, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class { static { }' }),
    ),
  'is not there': (page) => page.route(APP, (route) => route.fulfill({ status: 404 })),
  'cannot be loaded': (page) => page.route(FRAMEWORK, (route) => route.abort()),
  'throws at its start': (page) =>
    page.route(APP, (route) => route.fulfill({ contentType: 'text/javascript', body: 'old.browser()' })),
  'lacks a built-in': (page) => page.addInitScript('delete Object.assign; delete Array.prototype.map'),
}

const needScript = (page: Page) => page.locator('[data-needs-script]')

for (const [failure, play] of Object.entries(FAILURES))
  test.describe(`a script ${failure}`, () => {
    test.beforeEach(({ page }) => play(page))

    test('a product lists its shops and choices', async ({ page }) => {
      await page.goto('/pt-br/produtos/pomada/')
      await expect(page.getByRole('heading', { name: 'Onde comprar' })).toBeVisible()
      await expect(page.getByRole('link', { name: /Drogaria Primavera/ })).toBeVisible()
      for (const part of await needScript(page).all()) await expect(part).toBeHidden()
    })

    test('the search page has numbers to call, with a term too', async ({ page }) => {
      await page.goto(`${SEARCH}?term=bebê parou de respirar`)
      const { main } = layoutOf(page)
      await expect(main.getByText('a busca precisa de JavaScript')).toBeVisible()
      await expect(main.getByRole('link', { name: /192/ })).toHaveAttribute('href', 'tel:192')
    })

    test('a listing shows its products and no filter, and links lead on', async ({ page }) => {
      await page.goto('/pt-br/produtos/')
      const { main } = layoutOf(page)
      await expect(page.getByRole('complementary', { name: 'Filtros' })).toBeHidden()
      await main
        .getByRole('link', { name: /Xarope Dia/ })
        .first()
        .click()
      await expect(page).toHaveURL('/pt-br/produtos/xarope-dia/')
    })

    test('the menu of a phone opens, and no button for cookies is shown', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(HOME)
      const { menu, footer } = layoutOf(page)
      await page.getByRole('link', { name: 'Abrir o menu' }).click()
      await expect(menu.getByRole('link').first()).toBeVisible()
      await expect(footer.getByRole('button', { name: 'Preferências de cookies' })).toBeHidden()
    })
  })

test('while scripts are only late nothing of that is shown, and then nothing is left of it', async ({
  page,
}) => {
  await page.goto('/pt-br/produtos/pomada/')
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'run')
  await expect(page.locator('[data-without-script], link[href="/without-script.css"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Onde comprar' }).first()).toBeVisible()
})

test('a page that React cannot render stays as the server rendered it, with what works without scripts', async ({
  page,
}) => {
  await changeDocuments(page, typeAlone)
  await page.goto('/pt-br/produtos/pomada/')
  const { main } = layoutOf(page)
  await expect(main).toHaveAttribute('data-scripts', 'failed')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Pomada/)
  await expect(main.getByRole('link', { name: /Drogaria Primavera/ })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Onde comprar' })).toBeHidden()
  await expect(page.getByText('Algo não saiu como deveria')).toHaveCount(0)
})

test('so does one of which React cannot render a section (SECTION-2)', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { served: document.querySelector('main')?.textContent }),
    ),
  )
  await changeDocuments(page, (props) =>
    JSON.parse(JSON.stringify(props), (key, value) => (key === 'panels' ? null : value)),
  )
  await page.goto('/pt-br/sobre/')
  const { main } = layoutOf(page)
  await expect(main).toHaveAttribute('data-scripts', 'failed')
  expect(await main.textContent()).toBe(await page.evaluate(() => Reflect.get(window, 'served')))
})
