import { expect, test } from '@playwright/test'
import { openPage } from '../support/layout'

test('collections lead to their pages, with products, articles and the health notice (COLLECTION-1)', async ({
  page,
}) => {
  await openPage(page, '/pt-br/colecoes/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coleções')
  await page.getByRole('link', { name: 'Noites tranquilas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noites tranquilas')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Brisamenta Umidificador' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Para ler junto' })).toBeVisible()
  await expect(main.getByText('A persistirem os sintomas, o médico deverá ser consultado.')).toBeVisible()
})
