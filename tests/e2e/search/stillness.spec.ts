import { expect, test } from '@playwright/test'
import { delayRequests } from '../support/delay-requests'
import { SEARCH, SEARCH_SERVICE } from '../support/search'

declare global {
  interface Window {
    shift: number
  }
}

/** Adds up what the browser counts as layout shift, from the first paint on. */
const countShifts = () => {
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') window.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const term of ['tosse', 'lavanda', 'qwxzqwxz']) {
  test(`nothing jumps while results for ${term} are on their way, scrolled or not`, async ({ page }) => {
    await page.addInitScript(countShifts)
    const release = await delayRequests(page, SEARCH_SERVICE)
    // Scripts that come late: the page is read and scrolled before it comes alive.
    const releaseScripts = await delayRequests(page, /\/_next\/static\/(?!.*_(?:theme|searchTerm)).*\.js/)
    await page.goto(`${SEARCH}?term=${term}`, { waitUntil: 'commit' })
    await expect(page.locator('main h1')).toBeVisible()
    await page.evaluate('window.scrollTo({ top: 700, behavior: "instant" })')
    releaseScripts()
    await expect(page.getByRole('searchbox')).toHaveValue(term)
    release()
    await expect(
      page.locator('main').getByRole('heading', { name: /^(Resultados|Nenhum resultado) para “/ }),
    ).toBeAttached()
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.005)
  })
}
