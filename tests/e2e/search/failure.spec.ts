import { expect, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from '../support/axe'
import { openPage } from '../support/layout'
import { HOME } from '../support/pages'
import { errorsOf, openOverlay, SEARCH, SEARCH_SERVICE } from '../support/search'

const FAILED = 'A busca não respondeu agora.'

test('an unreachable service: a quiet message replaces the results, to try again (SEARCH-10)', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await page.route(SEARCH_SERVICE, (route) => route.abort())
  await openPage(page, `${SEARCH}?term=tosse`)
  await expect(page.locator('main').getByText(FAILED).last()).toBeVisible()
  expect(errors.some((line) => line.startsWith('An Error Occurred'))).toBe(true)
  await waitForStillness(page)
  await expectNoViolations(page, 'failed results')
  await page.unroute(SEARCH_SERVICE)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
})

test('a service that sends something else: so do the suggestions, the rest works', async ({ page }) => {
  const errors = errorsOf(page)
  await page.route(SEARCH_SERVICE, (route) => route.fulfill({ json: {} }))
  await openPage(page, HOME)
  const { dialog, box, options, cards } = await openOverlay(page)
  await box.fill('tosse')
  await expect(dialog.getByText(FAILED).first()).toBeVisible()
  expect(errors.some((line) => line.startsWith('An Error Occurred'))).toBe(true)
  await expect(cards('Buscas populares').first()).toBeVisible()
  await waitForStillness(page)
  await expectNoViolations(page, 'failed suggestions')
  await page.unroute(SEARCH_SERVICE)
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(options.first()).toBeVisible()
})

test('the overlay that cannot be loaded gives way to the search page', async ({ page }) => {
  await openPage(page, HOME)
  await page.route('**/_next/static/**', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Buscar no site' }).click()
  await expect(page).toHaveURL(/\/pt-br\/search\/$/)
})
