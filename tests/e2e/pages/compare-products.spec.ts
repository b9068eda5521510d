import { expect, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from '../support/axe'
import { openPage } from '../support/layout'

const COMPARE = '/pt-br/compare-products/'

test('up to four products stand side by side, chosen here and in the address', async ({ page }) => {
  await openPage(page, `${COMPARE}?produtos=pomada,nada,pomada`)
  await expect(page.getByText('Escolha mais um produto para ver as diferenças.')).toBeVisible()
  for (const name of ['Brisamenta Inalador', 'Brisamenta Pastilhas', 'Brisamenta Chá Quente'])
    await page.getByRole('checkbox', { name }).check()
  await expect(page).toHaveURL(/\?produtos=pomada,inalador,pastilhas,cha-quente$/)
  await expect(page.getByRole('checkbox', { name: 'Brisamenta Xarope Dia' })).toBeDisabled()
  const table = page.getByRole('table', { name: /Comparação/ })
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  await expect(table.getByRole('rowheader', { name: /É medicamento/ })).toContainText('Diferente')
  await waitForStillness(page)
  await expectNoViolations(page, 'four products')
  await page.getByRole('button', { name: 'Tirar Brisamenta Pastilhas da comparação' }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await page.goBack()
  await expect(table.getByRole('columnheader')).toHaveCount(5)
})

test('only differences can be shown', async ({ page }) => {
  await openPage(page, `${COMPARE}?produtos=pomada,spray-de-garganta`)
  const row = page.getByRole('rowheader', { name: /É medicamento/ })
  await expect(row).toBeVisible()
  await page.getByLabel('Mostrar só as diferenças').check()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Limpar a comparação' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Comparação', exact: true })).toBeFocused()
})
