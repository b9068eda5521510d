import { expect, test } from '@playwright/test'
import { bottomOf, JOURNEY, openPage } from '../support/layout'

const POMADA = '/pt-br/produtos/pomada/'
const GTIN = { original: '7890000001113', lavanda: '7890000001212', small: '7890000001014' }

test(
  'choosing changes name, picture, gtin and address, and the back button undoes it',
  JOURNEY,
  async ({ page }) => {
    await openPage(page, POMADA)
    await expect(page.getByText(GTIN.original)).toBeVisible()
    await page.getByText('Lavanda', { exact: true }).click()
    await expect(page).toHaveURL(/\?aroma=lavanda$/)
    await expect(page.getByText(GTIN.lavanda)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'lavanda, 30 g' })).toBeVisible()
    await expect(page.locator('article[data-gtin]').first()).toHaveAttribute('data-gtin', GTIN.lavanda)
    await page.getByText('12 g', { exact: true }).click()
    await expect(page).toHaveURL(/\?variante=12-g$/)
    await expect(page.getByText(GTIN.small)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(GTIN.lavanda)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${POMADA}$`))
    await expect(page.getByText(GTIN.original)).toBeVisible()
  },
)

test('a shared address shows its choice; an unknown one shows the first', async ({ page }) => {
  await openPage(page, `${POMADA}?variante=30-g&aroma=lavanda`)
  await expect(page.getByText(GTIN.lavanda)).toBeVisible()
  await openPage(page, `${POMADA}?variante=9-kg&aroma=%E0%A4%A`)
  await expect(page.getByText(GTIN.original)).toBeVisible()
})

test('a phone first shows pack, name, for whom, choices, shop button (PRODUCT-11)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openPage(page, POMADA)
  const frame = page.getByRole('list', { name: 'Imagens' })
  const pack = frame.locator('img').first()
  await expect(pack).toHaveCSS('object-fit', 'contain')
  const [outer, inner] = [await frame.boundingBox(), await pack.boundingBox()]
  if (!outer || !inner) throw new Error('There is no picture.')
  expect(inner.height).toBeLessThanOrEqual(outer.height)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('12 anos; de 2 a 11, só com o pediatra · pomada · dia e noite')).toBeInViewport(
    { ratio: 1 },
  )
  for (const name of ['Apresentação', 'Versão'])
    await expect(page.getByRole('radiogroup', { name })).toBeInViewport({ ratio: 1 })
  const button = await page.getByRole('button', { name: 'Onde comprar' }).boundingBox()
  expect((button?.y ?? 664) + (button?.height ?? 0)).toBeLessThanOrEqual(620)
})

test('between phone and wide screen choices and stage end together (PRODUCT-11)', async ({ page }) => {
  for (const width of [768, 991]) {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, POMADA)
    const stage = await bottomOf(page.locator('[data-stage]').locator('..'))
    expect(Math.abs(stage - (await bottomOf(page.locator('#onde-comprar')))), `${width}`).toBeLessThanOrEqual(
      1,
    )
  }
})

test('on a phone a bar has the shop button once that scrolled away (PRODUCT-14)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openPage(page, POMADA)
  const buttons = page.getByRole('button', { name: 'Onde comprar' })
  await expect(buttons).toHaveCount(1)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.getByRole('heading', { name: 'Sobre o produto' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(buttons).toHaveCount(2)
  await expect(buttons.last()).toBeInViewport({ ratio: 1 })
  expect(await height()).toBe(before)
  await buttons.last().click()
  await expect(page.getByRole('dialog', { name: 'Onde comprar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(buttons.last()).toBeFocused()
})
