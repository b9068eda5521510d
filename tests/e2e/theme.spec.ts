import { expect, type Page, test } from '@playwright/test'
import { delayRequests } from './support/delay-requests'
import { JOURNEY, openPage } from './support/layout'
import { HOME } from './support/pages'

/** Records the theme at the first paint. */
const recordTheme = () =>
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    Object.assign(window, { themeAtFirstPaint: document.documentElement.dataset.theme ?? 'system' })
  }).observe({ type: 'paint', buffered: true })

const schemeOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()

test.describe('THEME-1', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`without a choice the page is ${colorScheme} where the system is`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await openPage(page, HOME)
      expect(await schemeOf(page)).toBe(colorScheme)
      await expect(page.getByRole('radio', { name: 'Automática' })).toBeChecked()
    })

  test(
    'a choice holds from the first paint where its script is there in time, and can be undone',
    JOURNEY,
    async ({ page }) => {
      await page.addInitScript(recordTheme)
      await openPage(page, HOME)
      await choose(page, 'Escura')
      expect(await schemeOf(page)).toBe('dark')
      const themeIsThere = page.waitForResponse(/_theme\.js$/).then((response) => response.finished())
      await page.route('**/*.css', async (route) => {
        await themeIsThere
        await route.continue()
      })
      await page.reload()
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'themeAtFirstPaint'))).toBe('dark')
      await expect(page.getByRole('radio', { name: 'Escura' })).toBeChecked()
      await choose(page, 'Automática')
      expect(await schemeOf(page)).toBe('light')
      await page.reload()
      expect(await schemeOf(page)).toBe('light')
    },
  )

  test('a choice whose script is late changes the colors of a page that is shown', async ({ page }) => {
    await openPage(page, HOME)
    await choose(page, 'Escura')
    const release = await delayRequests(page, /_theme\.js/)
    await page.reload({ waitUntil: 'commit' })
    // Before the style sheet there is no scheme.
    await expect.poll(() => schemeOf(page)).toBe('light')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    release()
    await expect.poll(() => schemeOf(page)).toBe('dark')
  })

  test('another tab follows the choice', async ({ context, page }) => {
    await openPage(page, HOME)
    const other = await context.newPage()
    await openPage(other, HOME)
    await choose(page, 'Escura')
    await expect.poll(() => schemeOf(other)).toBe('dark')
    await expect(other.getByRole('radio', { name: 'Escura' })).toBeChecked()
  })

  test('nothing moves when the theme changes', async ({ page }) => {
    await openPage(page, HOME)
    const boxes = () =>
      page
        .locator('h1, h2, footer')
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())))
    const before = await boxes()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await boxes()).toEqual(before)
  })

  test('paper is light (THEME-1)', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await openPage(page, HOME)
    expect(await schemeOf(page)).toBe('light')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

    test('the system decides, and no choice is offered', async ({ page }) => {
      await page.goto(HOME)
      const ground = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
      expect(ground).toBe('rgb(4, 31, 36)')
      await expect(page.locator('input[name="theme"]').first()).toBeHidden()
    })
  })
})
