import { expect, test } from '@playwright/test'
import { expectNoViolations, waitForStillness } from '../support/axe'
import { ANY_WIDTH, JOURNEY, openPage, tabTo } from '../support/layout'
import { HOME } from '../support/pages'
import { openOverlay, overlayOf } from '../support/search'

test('opens from the icon with popular searches and their pictures; axe finds nothing (SEARCH-1, SEARCH-2)', async ({
  page,
}) => {
  await openPage(page, HOME)
  const { dialog, cards } = await openOverlay(page)
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  const popular = cards('Buscas populares')
  await expect(popular.first()).toBeVisible()
  await expect(popular.first().locator('img')).toBeVisible()
  await waitForStillness(page)
  await expectNoViolations(page, 'overlay open')
})

test('from 3 characters it suggests keywords, articles and products; axe finds nothing (SEARCH-3)', async ({
  page,
}) => {
  await openPage(page, HOME)
  const { box, options, cards, status } = await openOverlay(page)
  await box.pressSequentially('tos')
  await expect(options.first()).toBeVisible()
  expect(await options.count()).toBeLessThanOrEqual(8)
  await expect(cards('Dicas')).toHaveCount(2)
  await expect(cards('Produtos')).toHaveCount(2)
  await expect(status).toContainText('Dicas: 2. Produtos: 2.')
  await waitForStillness(page)
  await expectNoViolations(page, 'suggestions')
  await box.fill('to')
  await expect(options).toHaveCount(0)
  await expect(cards('Buscas populares').first()).toBeVisible()
})

test('the whole flow by keyboard', { tag: [ANY_WIDTH.tag, JOURNEY.tag] }, async ({ page }) => {
  await openPage(page, HOME)
  const { icon, box, options, dialog } = overlayOf(page)
  await tabTo(page, icon)
  await page.keyboard.press('Space')
  await expect(box).toBeFocused()
  await page.keyboard.type('tosse')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.last().getAttribute('id')) ?? '')
  await page.keyboard.press('Home')
  const keyword = (await options.first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue(keyword)
  await expect(page.getByRole('tab', { selected: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Resultados para “/ })).toBeFocused()
})

test('focus stays in the dialog; Escape closes it and refocuses the icon', ANY_WIDTH, async ({ page }) => {
  await openPage(page, HOME)
  const { dialog, icon } = await openOverlay(page)
  for (let pressed = 0; pressed < 14; pressed += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(icon).toBeFocused()
})

test('without scripts the icon leads to the search page', ANY_WIDTH, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(HOME)
  await expect(overlayOf(page).icon).not.toHaveAttribute('aria-haspopup')
  await overlayOf(page).icon.click()
  await expect(page).toHaveURL(/\/pt-br\/search\/$/)
  await page.close()
})

test('no page loads any of it before it is used', ANY_WIDTH, async ({ page }) => {
  const bodies: Promise<string>[] = []
  page.on('response', (reply) => {
    if (reply.url().endsWith('.js')) bodies.push(reply.text())
  })
  await openPage(page, HOME)
  await page.waitForLoadState('networkidle')
  const loaded = await Promise.all(bodies)
  expect(loaded.length).toBeGreaterThan(0)
  for (const trace of ['algolia', 'search.topSuggestions', 'focus-trap']) {
    expect(loaded.filter((body) => body.includes(trace)).length, trace).toBe(0)
  }
})
