import { expect, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from '../support/axe'
import { openPage } from '../support/layout'

const FAQ = '/pt-br/perguntas-frequentes/'

test('a search finds answers by their words, accents aside, and says how many', async ({ page }) => {
  await openPage(page, FAQ)
  await page.getByRole('textbox', { name: 'Procure nas perguntas' }).fill('bebe mel')
  await expect(page.locator('main').getByRole('status').first()).toContainText('“bebe mel”')
  await expect(page.locator('main details:visible')).not.toHaveCount(0)
  await page.locator('main summary:visible', { hasText: 'mel' }).first().click()
  await waitForStillness(page)
  await expectNoViolations(page, 'searched')
  await page.getByRole('textbox', { name: 'Procure nas perguntas' }).fill('xyz')
  await expect(page.getByRole('navigation', { name: 'Assuntos' }).getByRole('link').first()).toBeVisible()
  await page.getByRole('button', { name: 'Limpar a busca' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Procure nas perguntas' })).toBeFocused()
})

test('on a phone the box is at the top, and the page short: subjects, most asked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openPage(page, FAQ)
  const box = await page.getByRole('textbox', { name: 'Procure nas perguntas' }).boundingBox()
  expect(box?.y).toBeLessThanOrEqual(160)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000)
  const subjects = page.getByRole('navigation', { name: 'Assuntos' }).getByRole('link')
  await expect(page.locator('main details')).toHaveCount(await subjects.count())
})

test('an address names a question, and opens it', async ({ page }) => {
  await openPage(page, `${FAQ}#pomada-idade`)
  await expect(page.locator('details#pomada-idade')).toHaveAttribute('open', '')
})

test('without scripts every question can be opened', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(FAQ)
  await expect(page.getByRole('textbox')).toBeHidden()
  const question = page.locator('main details').first()
  await expect(question.locator('p').first()).toBeHidden()
  await question.locator('summary').click()
  await expect(question.locator('p').first()).toBeVisible()
  await page.close()
})
