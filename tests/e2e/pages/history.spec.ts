import { expect, test } from '@playwright/test'
import { openPage } from '../support/layout'

const HISTORY = '/pt-br/nossa-historia/'

test('the years can be walked by keyboard, and the row follows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, HISTORY)
  const years = page.getByRole('navigation', { name: 'Anos da nossa história' })
  await years.getByRole('link', { name: '1894' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(years.getByRole('link', { name: '1911' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '1911' })).toBeInViewport()
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: '2024' })).toBeInViewport()
  await expect(years.getByRole('link', { name: '2024' })).toHaveAttribute('aria-current', 'location')
  await expect(years).toBeInViewport()
})

test('a year has an address', async ({ page }) => {
  await openPage(page, `${HISTORY}#ano-1968`)
  await expect(page.getByRole('heading', { name: '1968' })).toBeInViewport()
})

test('without scripts the years are links and the whole story is there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(HISTORY)
  await page.getByRole('link', { name: '1985' }).click()
  await expect(page.getByRole('heading', { name: '1985' })).toBeInViewport()
  await context.close()
})
