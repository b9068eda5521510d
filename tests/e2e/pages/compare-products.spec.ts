import { expect, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from '../support/axe'
import { bottomOf, openPage } from '../support/layout'

const COMPARE = '/pt-br/compare-products/'

test('up to four products stand side by side, chosen here and in the address', async ({ page }) => {
  await openPage(page, `${COMPARE}?produtos=pomada,nada,pomada`)
  await expect(page.getByText('Escolha mais um produto para ver as diferenças.')).toBeVisible()
  await page.getByRole('button', { name: 'Escolha até 4 produtos' }).click()
  const chooser = page.getByRole('dialog', { name: 'Escolha até 4 produtos' })
  for (const name of ['Brisamenta Inalador', 'Brisamenta Pastilhas', 'Brisamenta Chá Quente'])
    await chooser.getByRole('checkbox', { name }).check()
  await expect(page).toHaveURL(/\?produtos=pomada,inalador,pastilhas,cha-quente$/)
  await expect(chooser.getByRole('checkbox', { name: 'Brisamenta Xarope Dia' })).toBeDisabled()
  await page.keyboard.press('Escape')
  const table = page.getByRole('table', { name: /Comparação/ })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('rowheader', { name: /É medicamento/ })).toBeVisible()
  await waitForStillness(page)
  await expectNoViolations(page, 'four products')
  await page.getByRole('button', { name: 'Tirar Brisamenta Pastilhas da comparação' }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await page.goBack()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
})

test('what is equal is one paragraph, and only differences are rows (COMPARE-3)', async ({ page }) => {
  await openPage(page, `${COMPARE}?produtos=pomada,spray-de-garganta`)
  await expect(page.getByRole('rowheader', { name: 'Para que serve' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /É medicamento/ })).toHaveCount(0)
  await expect(page.getByText(/^Igual em todos:/).locator('..')).toContainText('É medicamento?: Sim')
  await page.getByRole('button', { name: 'Limpar', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: /^Escolha até/ })).toBeFocused()
  await page.getByRole('link', { name: 'Xarope Dia ou Xarope Noite?' }).click()
  await expect(page.getByRole('columnheader', { name: /Brisamenta Xarope/ })).toHaveCount(2)
})

test('a phone shows two packs, their shop buttons and the first difference (COMPARE-3)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openPage(page, `${COMPARE}?produtos=pomada,spray-nasal,inalador`)
  const top = async (name: string) => (await page.getByRole('rowheader', { name }).boundingBox())?.y
  const secondShop = page.getByRole('link', { name: /^Onde comprar Brisamenta/ }).nth(1)
  await expect(secondShop).toBeInViewport({ ratio: 1 })
  expect(await bottomOf(secondShop)).toBeLessThanOrEqual(240)
  expect(await top('Para que serve')).toBeLessThanOrEqual(420)
  await page.getByRole('link', { name: 'Onde comprar Brisamenta Pomada' }).click()
  await expect(page.getByRole('button', { name: 'Onde comprar' })).toBeInViewport({ ratio: 1 })
})
