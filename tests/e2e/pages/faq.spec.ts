import { expect, test } from '@playwright/test'
import { openPage } from '../support/layout'

const SUBJECT = '/pt-br/perguntas-frequentes/pomada/'

test('a question has an address that opens it; one is open at a time', async ({ page }) => {
  await openPage(page, `${SUBJECT}#febre`)
  await expect(page.locator('details#febre')).toHaveAttribute('open', '')
  await page.locator('details#idade summary').click()
  await expect(page.locator('details#febre')).not.toHaveAttribute('open', '')
})

test('on a phone the first question is in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openPage(page, SUBJECT)
  expect((await page.locator('main summary').first().boundingBox())?.y).toBeLessThanOrEqual(330)
})
