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

test('LIST-8: a long tab begins with its first articles, and a press shows the others', async ({ page }) => {
  await openPage(page, LISTING)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Mostrar mais' }).click()
  await expect(cards(page)).toHaveCount(15)
  await expect(page.getByRole('button', { name: 'Mostrar mais' }).filter({ visible: true })).toHaveCount(0)
})

test('arrow keys walk among the tabs', async ({ page }) => {
  await openPage(page, LISTING)
  await page.getByRole('tab', { name: 'Sintomas' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Família' })).toBeFocused()
  await expect(page).toHaveURL(/\?aba=familia$/)
})

test('a tab that is not there shows the first one', async ({ page }) => {
  await openPage(page, `${LISTING}?aba=<b>nada</b>`)
  await expect(page.getByRole('tab', { name: 'Sintomas' })).toHaveAttribute('aria-selected', 'true')
})

test('without scripts every tab is shown under its heading', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(LISTING)
  for (const name of ['Sintomas', 'Família', 'Sono', 'Prevenção', 'Como fazer']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeAttached()
  }
  await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(5)
  await expect(page.locator('[role=tablist]')).toBeHidden()
  await context.close()
})
