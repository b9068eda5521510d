import { expect, test } from '@playwright/test'
import { openPage } from '../support/layout'

const COUNTRIES = '/pt-br/seletor-de-pais/'

test('countries stand under their continents, with languages, and this one is marked', async ({ page }) => {
  await openPage(page, COUNTRIES)
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(page.getByRole('region', { name: 'Ásia' }).getByRole('link')).not.toHaveCount(0)
  await expect(page.locator('main').getByRole('link', { name: /Brasil/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('no other page carries the countries', async ({ request }) => {
  expect(await (await request.get(COUNTRIES)).text()).toContain('Nova Zelândia')
  expect(await (await request.get('/pt-br/')).text()).not.toContain('Nova Zelândia')
})
