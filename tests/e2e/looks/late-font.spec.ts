import { expect, test } from '@playwright/test'
import { delayRequests } from '../support/delay-requests'
import { onePathPerType } from '../support/pages'

/** Nothing moves when the typeface comes after the words (behavior SPEED-2). */
test.use({ viewport: { width: 390, height: 844 } })

/** What no reader can see; one line that breaks elsewhere weighs more. */
const UNSEEN = 0.001

test('a late font moves nothing on any page type', async ({ page, request }) => {
  test.setTimeout(180_000)
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  for (const path of await onePathPerType(request)) {
    const sendFont = await delayRequests(page, '**/fonts/*.woff2')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveClass(/zoom-(low|high)/)
    sendFont()
    const moved = await page.evaluate(async () => {
      await document.fonts.ready
      const frame = () => new Promise(requestAnimationFrame)
      for (let frames = 0; frames < 5; frames += 1) await frame()
      const shifts: unknown = Reflect.get(window, 'shifts')
      return Array.isArray(shifts) ? shifts.reduce((sum, value) => sum + Number(value), 0) : Number.NaN
    })
    expect(moved, path).toBeLessThan(UNSEEN)
    expect(await page.evaluate(() => document.fonts.check('16px figtree')), path).toBe(true)
    await page.unroute('**/fonts/*.woff2')
  }
})
