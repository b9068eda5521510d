import { expect, type Page, test } from '@playwright/test'
import { isDesktop, layoutOf, openPage } from './support/layout'
import { CONTENT_PAGE, HOME } from './support/pages'

/** Nothing moves for visitors who asked for less motion (behavior A11Y-4). */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Milliseconds; shorter animations are over before they are seen. */
const UNSEEN = 20

const movingParts = (page: Page) =>
  page.evaluate(
    (unseen) =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > unseen)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : '')),
    UNSEEN,
  )

test('nothing moves after load, nor when the menu opens and closes', async ({ page }) => {
  await openPage(page, HOME)
  expect(await movingParts(page)).toEqual([])
  const { slots, menuButton } = layoutOf(page)
  await (isDesktop(page) ? slots.first().hover() : menuButton.click())
  await expect(layoutOf(page).menu).toBeVisible()
  expect(await movingParts(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await movingParts(page)).toEqual([])
})

test('anchors jump instead of gliding', async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  const behavior = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  expect(behavior).toBe('auto')
})

test('the carousel does not change by itself', async ({ page }) => {
  await openPage(page, '/pt-br/sobre/')
  const carousel = page.getByRole('region', { name: 'Um ano na serra' })
  await expect(carousel).toBeVisible()
  await expect(carousel.getByRole('button', { name: 'Pausar a troca automática' })).toHaveCount(0)
})
