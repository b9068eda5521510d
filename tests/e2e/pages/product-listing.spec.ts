import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from '../support/axe'
import { isDesktop, JOURNEY, openPage } from '../support/layout'

const LISTING = '/pt-br/produtos/'

const results = (page: Page) => page.getByRole('region', { name: 'Produtos', exact: true })
const count = (page: Page) => page.locator('main').getByRole('status').first()
const cards = (page: Page) => results(page).locator('article:visible')

/** The filters: beside the list on wide screens, in a dialog on small ones. */
const openFilters = async (page: Page) => {
  if (isDesktop(page)) return page.getByRole('complementary', { name: 'Filtros' })
  await page.getByRole('button', { name: /^Filtrar/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtros' })
  await expect(dialog).toBeVisible()
  return dialog
}

test(
  'filters narrow the list, stand in the address as chips, Back undoes them (LIST-5)',
  JOURNEY,
  async ({ page }) => {
    await openPage(page, LISTING)
    await expect(cards(page)).toHaveCount(12)
    const filters = await openFilters(page)
    await filters.getByLabel('Dor de garganta').check()
    await expect(page).toHaveURL(/\?filtro=sintoma-dor-de-garganta$/)
    await expect(count(page)).toHaveText('2 produtos')
    await filters.getByLabel('Febre e dores').check()
    await expect(count(page)).toHaveText('3 produtos')
    if (!isDesktop(page)) await page.getByRole('button', { name: /^Ver resultados/ }).click()
    await expect(page.getByRole('button', { name: 'Remover o filtro Febre e dores' })).toBeVisible()
    await waitForStillness(page)
    await expectNoViolations(page, 'filtered')
    await page.goBack()
    await expect(count(page)).toHaveText('2 produtos')
    await page.getByRole('button', { name: 'Limpar filtros' }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`${LISTING}$`))
    await expect(cards(page)).toHaveCount(12)
    await expect(count(page)).toHaveText('12 produtos')
    await expect(page.locator('[tabindex="-1"]:focus')).toHaveText(/Filtrar/)
  },
)

test('products chosen on cards are remembered from page to page, and compared', async ({ page }) => {
  await openPage(page, LISTING)
  await page.getByLabel('Comparar Brisamenta Pomada').check()
  await page.getByLabel('Comparar Brisamenta Xarope Dia').check()
  await page.getByRole('link', { name: 'Brisamenta Inalador' }).click()
  await expect(page).toHaveURL(/\/inalador\/\?produtos=pomada,xarope-dia$/)
  await expect(page.getByRole('link', { name: 'Comparar (2)' })).toBeVisible()
  await page.getByRole('link', { name: 'Comparar', exact: true }).click()
  await expect(page).toHaveURL(/\/compare-products\/\?produtos=pomada,xarope-dia,inalador$/)
  await page.getByRole('button', { name: 'Tirar Brisamenta Pomada da comparação' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Tirar Brisamenta Xarope Dia da comparação' })).toBeFocused()
  await expect(page).toHaveURL(/\?produtos=xarope-dia,inalador$/)
  // On the page that compares, going back undoes; on the list, the latest choice stands, not the one of that time.
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/produtos\/\?produtos=pomada,xarope-dia$/)
  await expect(page.getByLabel('Comparar Brisamenta Inalador')).toBeChecked()
})

test('the bar of chosen products gives focus to a card of theirs when emptied', async ({ page }) => {
  await openPage(page, LISTING)
  const choice = page.getByLabel('Comparar Brisamenta Pomada')
  await choice.check()
  await page.getByRole('region', { name: 'Comparação' }).getByRole('button').press('Enter')
  await expect(choice).not.toBeChecked()
  await expect(choice).toBeFocused()
  await page.goto('/pt-br/produtos/inalador/?produtos=pomada')
  await page.getByRole('region', { name: 'Comparação' }).getByRole('button').press('Enter')
  await expect(page.getByRole('link', { name: 'Comparar', exact: true })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } })
  test('the first pack and its name are in the first screen (behavior LIST-9)', async ({ page }) => {
    for (const path of [LISTING, `${LISTING}linha-respira/`]) {
      await openPage(page, path)
      const first = cards(page).first()
      const top = async (part: Locator) => (await part.boundingBox())?.y
      expect(await top(first.locator('img'))).toBeLessThanOrEqual(300)
      expect(await top(first.getByRole('heading'))).toBeLessThanOrEqual(400)
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('all products are listed (LIST-5)', async ({ page }) => {
    await page.goto(LISTING)
    await expect(cards(page)).toHaveCount(12)
    await expect(page.getByText('Ordenar por')).toBeHidden()
  })
})
