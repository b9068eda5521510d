import { expect, test } from '@playwright/test'
import { openPage } from '../support/layout'
import { openOverlay } from '../support/search'

const SEARCH = '/pt-br/search/'

test('a term is sent by the address and stands in the box again; a blank one is not sent', async ({
  page,
}) => {
  await openPage(page, SEARCH)
  const box = page.getByRole('searchbox', { name: 'O que você procura?' })
  await box.fill('   ')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${SEARCH}$`))
  await box.fill('tosse à noite')
  await box.press('Enter')
  await expect(page).toHaveURL(/\?term=tosse/)
  await expect(box).toHaveValue('tosse à noite')
})

test('without scripts the listing pages and the sitemap are offered', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${SEARCH}?term=%3Cb%3Etosse`)
  const main = page.locator('main')
  await expect(main.getByText('a busca precisa de JavaScript')).toBeVisible()
  for (const name of ['Todos os produtos', 'Todas as dicas', 'Mapa do site']) {
    await expect(main.getByRole('link', { name })).toBeVisible()
  }
  await context.close()
})

test('a typing error leads to the results of the right words, from page and overlay (SEARCH-17)', async ({
  page,
}) => {
  await openPage(page, `${SEARCH}?term=nariz%20entupdo`)
  await page.getByRole('link', { name: 'Você quis dizer “nariz entupido”?' }).click()
  await expect(page.getByRole('heading', { name: 'Resultados para “nariz entupido”' })).toBeFocused()
  const { box, dialog } = await openOverlay(page)
  await box.fill('garganat')
  await dialog.getByRole('link', { name: 'Você quis dizer “garganta”?' }).click()
  await expect(page.getByRole('heading', { name: 'Resultados para “garganta”' })).toBeFocused()
})
