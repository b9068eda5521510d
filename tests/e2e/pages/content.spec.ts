import { expect, test } from '@playwright/test'
import { openPage } from '../support/layout'

test('a leaflet says first what it is for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openPage(page, '/pt-br/bulas/pomada/')
  expect((await page.getByText('Para que serve:').boundingBox())?.y).toBeLessThanOrEqual(300)
})

test('a long text has contents, also without scripts, that lead to its parts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/pt-br/termos-de-uso/')
  const contents = page.getByRole('navigation', { name: 'Nesta página' })
  await expect(contents).toBeHidden()
  await page.locator('main summary', { hasText: 'Nesta página' }).click()
  await contents.getByRole('link', { name: '4. Produtos, imagens e lojas' }).click()
  await expect(page.getByRole('heading', { name: '4. Produtos, imagens e lojas' })).toBeInViewport()
  await context.close()
})
