import { expect, type Page, test } from '@playwright/test'
import { UNDECIDED } from './support/consent'
import { openPage } from './support/layout'
import { HOME } from './support/pages'

test.use({ storageState: UNDECIDED })

/** What stays over the page wherever it is scrolled, and is in sight. */
const stuck = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, pointerEvents } = getComputedStyle(element)
        const { top, bottom, width, height } = element.getBoundingClientRect()
        const isSeen = width > 1 && height > 1 && bottom > 0 && top < window.innerHeight
        return (
          /fixed|sticky/.test(position) && pointerEvents !== 'none' && isSeen && element.checkVisibility()
        )
      })
      .map((element) => element.closest('footer, header')?.tagName ?? element.className),
  )

const PAGES = [HOME, '/pt-br/recomendador/', '/pt-br/produtos/pomada/', '/pt-br/nossa-historia/']

for (const path of PAGES)
  test(`at 400 % zoom nothing lies over ${path} (A11Y-4)`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await openPage(page, path)
    const bar = page.getByRole('region', { name: 'Sua privacidade' })
    await expect(bar).toBeAttached()
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect.poll(() => stuck(page)).toEqual([])
    // In a window of a phone they stay.
    await page.setViewportSize({ width: 390, height: 664 })
    await expect(bar).toBeInViewport()
    await expect(page.getByRole('banner')).toBeInViewport()
  })

test('on a page that is shorter than the window the footer is at its foot', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2600 })
  await openPage(page, '/pt-br/entrar/')
  const { y = 0, height = 0 } = (await page.locator('footer').boundingBox()) ?? {}
  expect(Math.round(y + height)).toBe(2600)
})
