import { expect, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from '../support/axe'
import { openPage } from '../support/layout'
import { HOME } from '../support/pages'
import { errorsOf, openOverlay, SEARCH, SEARCH_SERVICE } from '../support/search'

const FAILED = 'A busca não respondeu agora.'

/** What keeps a search from being answered. */
const failures = [
  ['the service cannot be reached', SEARCH_SERVICE, 'abort'],
  ['the service answers 500', SEARCH_SERVICE, 500],
  ['the service answers something else', SEARCH_SERVICE, 200],
  ['the search is not configured', '**/api/search-config/', 503],
] as const

for (const [name, address, failure] of failures) {
  test(`${name}: the results are replaced by a quiet message, and can be tried again`, async ({ page }) => {
    const errors = errorsOf(page)
    await page.route(address, (route) =>
      failure === 'abort' ? route.abort() : route.fulfill({ status: failure, json: {} }),
    )
    await openPage(page, `${SEARCH}?term=tosse`)
    await expect(page.locator('main').getByText(FAILED).last()).toBeVisible()
    expect(errors.some((line) => line.startsWith('An Error Occurred'))).toBe(true)
    await waitForStillness(page)
    await expectNoViolations(page, name)
    await page.unroute(address)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  })

  test(`${name}: so are the suggestions, and the rest of the overlay works`, async ({ page }) => {
    const errors = errorsOf(page)
    await page.route(address, (route) =>
      failure === 'abort' ? route.abort() : route.fulfill({ status: failure, json: {} }),
    )
    await openPage(page, HOME)
    const { dialog, box, options, cards } = await openOverlay(page)
    await box.fill('tosse')
    await expect(dialog.getByText(FAILED).first()).toBeVisible()
    expect(errors.some((line) => line.startsWith('An Error Occurred'))).toBe(true)
    await expect(cards('Buscas populares').first()).toBeVisible()
    await waitForStillness(page)
    await expectNoViolations(page, name)
    await page.unroute(address)
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(options.first()).toBeVisible()
  })
}

test('the overlay that cannot be loaded gives way to the search page', async ({ page }) => {
  await openPage(page, HOME)
  await page.route('**/_next/static/**', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Buscar no site' }).click()
  await expect(page).toHaveURL(/\/pt-br\/search\/$/)
})
