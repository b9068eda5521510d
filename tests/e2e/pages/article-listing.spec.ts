import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from '../support/axe'
import { openPage } from '../support/layout'

const LISTING = '/pt-br/dicas/'

const cards = (page: Page) => page.getByRole('tabpanel').locator('article:visible')

test('a tab stands in the address, works with the back button, and can be shared', async ({ page }) => {
  await openPage(page, LISTING)
  await expect(cards(page)).toHaveCount(6)
  await page.getByRole('tab', { name: 'Sono' }).click()
  await expect(page).toHaveURL(/\?aba=sono$/)
  await expect(cards(page)).toHaveCount(5)
  await waitForStillness(page)
  await expectNoViolations(page, 'another tab')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Sintomas' })).toHaveAttribute('aria-selected', 'true')
  await openPage(page, `${LISTING}?aba=como-fazer`)
  await expect(page.getByRole('tab', { name: 'Como fazer' })).toHaveAttribute('aria-selected', 'true')
})

test('without scripts every tab is shown under its heading', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(LISTING)
  for (const name of ['Sintomas', 'Família', 'Sono', 'Prevenção', 'Como fazer']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeAttached()
  }
  await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(5)
  await expect(page.locator('[role=tablist]')).toBeHidden()
  await page.close()
})
