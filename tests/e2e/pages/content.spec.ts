import { expect, test } from '@playwright/test'
import { bottomOf, openPage } from '../support/layout'
import { HOME } from '../support/pages'

test('a leaflet says first what it is for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openPage(page, '/pt-br/bulas/pomada/')
  expect((await page.getByText('Para que serve:').boundingBox())?.y).toBeLessThanOrEqual(300)
})

test('the numbers to call end in the upper half of a phone (HELP-1)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openPage(page, '/pt-br/contacte-nos/')
  const calls = page.locator('main a[href^="tel:"]')
  expect(await bottomOf(calls.nth(2))).toBeLessThanOrEqual(280)
  for (const call of await calls.all()) expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('a phone first shows scene, symptoms, emergency numbers (HOME-1, HELP-1)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openPage(page, HOME)
  const calls = page.locator('main a[href^="tel:"]')
  expect((await calls.first().boundingBox())?.height).toBeGreaterThanOrEqual(56)
  expect(await bottomOf(calls.last())).toBeLessThanOrEqual(656)
})

test('a long text has contents, also without scripts, that lead to its parts (CONTENT-1)', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/pt-br/termos-de-uso/')
  const contents = page.getByRole('navigation', { name: 'Nesta página' })
  await expect(contents).toBeHidden()
  await page.locator('main summary', { hasText: 'Nesta página' }).click()
  await contents.getByRole('link', { name: '4. Produtos, imagens e lojas' }).click()
  await expect(page.getByRole('heading', { name: '4. Produtos, imagens e lojas' })).toBeInViewport()
  await page.close()
})
