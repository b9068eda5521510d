import { expect, test } from '@playwright/test'
import { openPage } from '../support/layout'
import { openOverlay } from '../support/search'

const SEARCH = '/pt-br/search/'

test('without scripts the listing pages and the sitemap are offered', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${SEARCH}?term=%3Cb%3Etosse`)
  const main = page.locator('main')
  await expect(main.getByText('a busca precisa de JavaScript')).toBeVisible()
  for (const name of ['Todos os produtos', 'Todas as dicas', 'Mapa do site']) {
    await expect(main.getByRole('link', { name })).toBeVisible()
  }
  await page.close()
})

test("a typing error leads to the right words' results, page and overlay (SEARCH-17)", async ({ page }) => {
  await openPage(page, `${SEARCH}?term=nariz%20entupdo`)
  await page.getByRole('link', { name: 'Você quis dizer “nariz entupido”?' }).click()
  await expect(page.getByRole('heading', { name: 'Resultados para “nariz entupido”' })).toBeFocused()
  const { box, dialog } = await openOverlay(page)
  await box.fill('garganat')
  await dialog.getByRole('link', { name: 'Você quis dizer “garganta”?' }).click()
  await expect(page.getByRole('heading', { name: 'Resultados para “garganta”' })).toBeFocused()
})
