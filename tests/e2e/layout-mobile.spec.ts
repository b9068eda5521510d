import { expect, type Page, test } from '@playwright/test'
import { darkenOpening, expectGround, layoutOf, openPage, tabTo } from './support/layout'
import { CONTENT_PAGE, HOME, sitemapPaths } from './support/pages'

/** The slide-in menu and what else narrow screens show (behavior MENU-3 to MENU-6, FOOTER-2). */
const expectOpen = async (page: Page) => {
  const { menu, menuButton } = layoutOf(page)
  await expect(menu).toBeVisible()
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('body')).toHaveClass(/no-scroll/)
}

const expectClosed = async (page: Page) => {
  const { menu, menuButton } = layoutOf(page)
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('body')).not.toHaveClass(/no-scroll/)
  await expect(menu).toBeHidden()
}

test('the hamburger opens the menu, holds the page still, and closes it again', async ({ page }) => {
  await openPage(page, HOME)
  const { menu, menuButton, main } = layoutOf(page)
  await expect(menu).toBeHidden()
  await menuButton.click()
  await expectOpen(page)
  await expect(menuButton).toHaveAccessibleName('Fechar o menu')
  await expect(main).toHaveAttribute('inert', '')
  await expectGround(page, 'white')
  await menuButton.click()
  await expectClosed(page)
  await expect(menuButton).toHaveAccessibleName('Abrir o menu')
})

test('the hamburger takes the tone of the opening that it lies over', async ({ page }) => {
  const { menuButton } = layoutOf(page)
  const color = () => menuButton.evaluate((button) => getComputedStyle(button).color)
  await openPage(page, HOME)
  expect(await color()).not.toBe('rgb(255, 255, 255)')
  // Again where hydration has set it back.
  await expect
    .poll(async () => {
      await darkenOpening(page)
      return color()
    })
    .toBe('rgb(255, 255, 255)')
})

test('what is flagged for wide screens is not shown', async ({ page }) => {
  await openPage(page, HOME)
  const { menuButton, slots, menu } = layoutOf(page)
  await menuButton.click()
  await slots.first().click()
  const desktopOnly = menu.getByText('Em destaque')
  expect(await desktopOnly.count()).toBeGreaterThan(0)
  for (const part of await desktopOnly.all()) await expect(part).toBeHidden()
})

test('by keyboard: open, walk through, and Tab from the last entry to the hamburger', async ({ page }) => {
  await openPage(page, HOME)
  const { menuButton, menu, slots } = layoutOf(page)
  await tabTo(page, menuButton)
  await page.keyboard.press('Enter')
  await expectOpen(page)
  await tabTo(page, slots.first())
  await page.keyboard.press('Enter')
  await expect(slots.first()).toHaveAttribute('aria-expanded', 'true')
  const stops = menu.locator('a, button:not([class*="visually-hidden"])').filter({ visible: true })
  await tabTo(page, stops.last())
  await page.keyboard.press('Tab')
  await expect(menuButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expectClosed(page)
})

test('the breadcrumb is not shown', async ({ page }) => {
  await openPage(page, CONTENT_PAGE)
  await expect(layoutOf(page).breadcrumb).toBeHidden()
})

test('a card of a shelf that a key reaches comes wholly into sight (A11Y-2)', async ({ page }) => {
  await openPage(page, HOME)
  const shelf = page
    .locator('#conteudo ul')
    .filter({ has: page.locator('[data-item]') })
    .first()
  const links = shelf.locator('a[data-item]')
  expect(await shelf.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0)
  // The focus comes by a key, as for who has no pointer.
  await links.first().focus()
  const { width } = page.viewportSize() ?? { width: 0 }
  for (const link of (await links.all()).slice(1, 4)) {
    await tabTo(page, link)
    const card = shelf.locator('li', { has: page.locator(':focus') })
    await expect
      .poll(async () => {
        const box = await card.boundingBox()
        return box !== null && box.x >= 0 && box.x + box.width <= width
      })
      .toBe(true)
  }
})

test('no page is longer than 8,000 px on a phone (LAYOUT-10)', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const heightOf = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      return document.documentElement.scrollHeight
    })
  // Scripts move nothing: only pages that are near the limit without them are opened with them. Not by a route, which keeps
  // the browser from its cache.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  const refuse = (...urls: string[]) => browser.send('Network.setBlockedURLs', { urls })
  await refuse('*/_next/static/*.js*')
  const long: string[] = []
  for (const path of await sitemapPaths(request)) {
    await page.goto(path)
    if ((await heightOf()) > 7000) long.push(path)
  }
  await refuse()
  const tall: string[] = []
  for (const path of long) {
    await openPage(page, path)
    const height = await heightOf()
    if (height > 8000) tall.push(`${path}: ${height}`)
  }
  expect(tall).toEqual([])
})
