import type { Browser, Page } from '@playwright/test'

export const SCREENS = { mobile: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } }

/** Milliseconds that fonts arrive late, so that a fallback of another size would show itself. */
const FONT_DELAY = 800
const SCROLL_STEPS = 12

/** Counts every shift, those within half a second of an input too: menus must not push anything either. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })

const openMenus = async (page: Page): Promise<void> => {
  const hamburger = page.locator('[data-frame="menu-button"]')
  if (await hamburger.isVisible()) {
    await hamburger.click()
    await page.waitForTimeout(500)
    await hamburger.click()
    return
  }
  const slot = page.locator('[data-slot] > button').first()
  if ((await slot.count()) === 0) return
  await slot.hover()
  await page.waitForTimeout(500)
  await page.mouse.move(5, 800)
}

const shiftOn = async (
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> => {
  const page = await browser.newPage({ viewport })
  await observe(page)
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FONT_DELAY))
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await openMenus(page)
  for (let step = 0; step < SCROLL_STEPS; step += 1) {
    await page.mouse.wheel(0, viewport.height)
    await page.waitForTimeout(120)
  }
  const total = await page.evaluate<number>('window.shifts.reduce((sum, shift) => sum + shift, 0)')
  await page.close()
  return total
}

/** The larger sum of layout shifts of both screens: loading with late fonts, opening the menu, scrolling to the end. */
export async function measureLayoutShift(browser: Browser, url: string): Promise<number> {
  const shifts = [await shiftOn(browser, url, SCREENS.mobile), await shiftOn(browser, url, SCREENS.desktop)]
  return Number(Math.max(...shifts).toFixed(2))
}
