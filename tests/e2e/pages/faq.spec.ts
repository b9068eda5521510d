import { expect, test } from '@playwright/test'
import { openPage } from '../support/layout'

const SUBJECT = '/pt-br/perguntas-frequentes/pomada/'

test('a question has an address that opens it; one is open at a time', async ({ page }) => {
  await openPage(page, `${SUBJECT}#febre`)
  await expect(page.locator('details#febre')).toHaveAttribute('open', '')
  await page.locator('details#idade summary').click()
  await expect(page.locator('details#febre')).not.toHaveAttribute('open', '')
})

test('what search engines read is what visitors read', async ({ page }) => {
  await openPage(page, SUBJECT)
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const faq = blocks.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'FAQPage')
  const text = (await page.locator('main').textContent()) ?? ''
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(text).toContain(name)
    for (const line of acceptedAnswer.text.split('\n')) expect(text).toContain(line)
  }
})

test('the other subjects are one step away', async ({ page }) => {
  await openPage(page, SUBJECT)
  await page
    .getByRole('navigation', { name: 'Outros assuntos' })
    .getByRole('link', { name: 'Xaropes' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Xaropes' })).toBeVisible()
})

test('on a phone the first question is in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openPage(page, SUBJECT)
  expect((await page.locator('main summary').first().boundingBox())?.y).toBeLessThanOrEqual(330)
})
