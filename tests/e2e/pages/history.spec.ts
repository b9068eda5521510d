import { expect, test } from '@playwright/test'
import { openPage } from '../support/layout'

const HISTORY = '/pt-br/nossa-historia/'

test('the years can be walked by keyboard, and the row follows (STORY-1)', async ({ page }) => {
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
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(HISTORY)
  await page.getByRole('link', { name: '1985' }).click()
  await expect(page.getByRole('heading', { name: '1985' })).toBeInViewport()
  await page.close()
})

test('a wider window does not make the page longer than it is on a phone', async ({ page }) => {
  await openPage(page, '/pt-br/nossa-historia/')
  const heightAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page.evaluate(() => document.documentElement.scrollHeight)
  }
  const onPhone = await heightAt(390)
  for (const width of [600, 768, 991]) expect(await heightAt(width), `${width}`).toBeLessThanOrEqual(onPhone)
})
