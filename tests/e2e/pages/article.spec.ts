import { expect, type Locator, test } from '@playwright/test'
import { expectNoViolations } from '../support/axe'
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

test('on a phone the first step of a how-to is in the first screen, after its film (ARTICLE-4)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openPage(page, HOW_TO)
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
  const step = await top(page.locator('#passo-1'))
  expect(step).toBeLessThanOrEqual(640)
  expect(await top(page.getByRole('button', { name: /Como lavar o nariz, em 26 segundos/ }))).toBeLessThan(
    step,
  )
  expect(await top(page.getByRole('heading', { name: 'O que separar' }))).toBeLessThan(step)
  expect(await top(page.getByRole('heading', { name: 'Em resumo' }))).toBeGreaterThan(step)
})

test('steps are cards: buttons, arrow keys and swipes move them, the address follows', async ({ page }) => {
  await openPage(page, HOW_TO)
  await page.getByRole('button', { name: 'Ver em cartões' }).click()
  const position = page.getByRole('status').filter({ hasText: /^Passo \d de 6/ })
  await expect(position).toContainText('Passo 1 de 6')
  await expect(page.locator('#passo-2')).not.toBeInViewport()
  await page.getByRole('button', { name: 'Próximo passo' }).click()
  await expect(page).toHaveURL(/\?passo=2$/)
  await expect(page.locator('#passo-2')).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?passo=3$/)
  await expect(page.locator('#passo-3')).toBeInViewport()
  // What a swipe does.
  await page.locator('#passo-3').evaluate((card) => {
    const list = card.parentElement
    list?.scrollTo({ left: list.scrollWidth, behavior: 'instant' })
  })
  await expect(page).toHaveURL(/\?passo=6$/)
  await expect(position).toContainText('Passo 6 de 6')
  await expectNoViolations(page, 'cards')
  await page.goBack()
  await expect(page).toHaveURL(/\?passo=3$/)
  await expect(page.locator('#passo-3')).toBeInViewport()
  await page.getByRole('button', { name: 'Ver em lista' }).click()
  await expect(page.locator('#passo-6')).toBeVisible()
  await expect(position).toBeHidden()
})

test('an address with a step opens its card; a step with a time counts down by click', async ({ page }) => {
  await openPage(page, '/pt-br/dicas/inalacao-com-vapor/?passo=2')
  await expect(page.locator('#passo-2')).toBeInViewport()
  await expect(page.getByRole('timer')).toHaveText('5:00')
  await page.getByRole('button', { name: 'Contar o tempo' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^4:5/)
  // A running one is not lost at the next step, which has none of its own.
  await page.getByRole('button', { name: 'Próximo passo' }).click()
  await expect(page).toHaveURL(/\?passo=3$/)
  await expect(page.getByRole('timer')).toHaveText(/^4:5/)
  await page.getByRole('button', { name: 'Parar' }).click()
  await expect(page.getByRole('timer')).toHaveCount(0)
})

test('without scripts text, contents, networks and the question are there', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(ARTICLE)
  await expect(page.getByRole('heading', { name: 'O que muda entre um e outro' })).toBeVisible()
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copiar o link' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Este texto ajudou você?' })).toBeVisible()
  await page.goto(`${HOW_TO}?passo=2`)
  await expect(page.locator('#passo-6')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver em cartões' })).toBeHidden()
  await page.close()
})
