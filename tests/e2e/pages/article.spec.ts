import { expect, test } from '@playwright/test'
import { isDesktop, openPage } from '../support/layout'

const ARTICLE = '/pt-br/dicas/gripe-ou-resfriado/'
const HOW_TO = '/pt-br/dicas/como-lavar-o-nariz/'

test('the contents lead through the text and follow the reading', async ({ page }) => {
  await openPage(page, ARTICLE)
  const contents = page.getByRole('navigation', { name: 'Neste texto' })
  if (!isDesktop(page)) {
    await expect(contents).toBeHidden()
    await page.locator('summary', { hasText: 'Neste texto' }).click()
  }
  const link = contents.getByRole('link', { name: 'O que fazer em casa' })
  await link.click()
  await expect(page).toHaveURL(/#o-que-fazer-em-casa$/)
  await expect(page.getByRole('heading', { name: 'O que fazer em casa' })).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'location')
  if (isDesktop(page)) await expect(contents).toBeInViewport()
})

test('lines hold about 65 characters on wide screens', async ({ page }) => {
  await openPage(page, ARTICLE)
  test.skip(!isDesktop(page), 'narrow screens hold less')
  const characters = await page
    .locator('main p', { hasText: 'O resfriado é causado' })
    .evaluate((element) => {
      const range = document.createRange()
      const text = element.firstChild
      if (!text) return 0
      range.selectNodeContents(element)
      return (
        (element.textContent ?? '').length / new Set([...range.getClientRects()].map(({ top }) => top)).size
      )
    })
  expect(characters).toBeGreaterThan(40)
  expect(characters).toBeLessThan(75)
})

test('a how-to numbers its steps, and says what to have at hand', async ({ page }) => {
  await openPage(page, HOW_TO)
  await expect(page.getByRole('heading', { name: 'O que separar' })).toBeVisible()
  await expect(page.locator('#passo-6')).toContainText('Espere, assoe e limpe o material')
  const types = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(types.map((text) => String(JSON.parse(text)['@type'])).sort()).toEqual([
    'Article',
    'BreadcrumbList',
    'HowTo',
  ])
})

test('without scripts the text, its contents, the networks and the question are there', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(ARTICLE)
  await expect(page.getByRole('heading', { name: 'O que muda entre um e outro' })).toBeVisible()
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copiar o link' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Este texto ajudou você?' })).toBeVisible()
  await context.close()
})
