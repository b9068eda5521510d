import { expect, test } from '@playwright/test'
import { violationsOf, waitForRest } from './support/axe'
import { openPage } from './support/layout'
import { MISSING_PAGE, onePathPerType, sitemapPaths } from './support/pages'
import { SEARCH } from './support/search'
import { sidewaysFaults, structureFaults, targetFaults } from './support/structure'

/**
 * Every page of the site at five widths (behavior A11Y-1): the outline is whole, nothing scrolls sideways, what is
 * clicked is as large as a finger, and axe finds nothing. A page is loaded once and then narrowed. All rules of axe run
 * at one width, those that depend on layout at the narrowest, too; on one page of each type they run at every width.
 * The states of pages are in axe-states.spec.ts.
 */
const WIDTHS = [
  { width: 1440, everyPage: 'all', firstOfType: 'all' },
  { width: 1024, everyPage: null, firstOfType: 'layout' },
  { width: 768, everyPage: null, firstOfType: 'layout' },
  { width: 360, everyPage: null, firstOfType: 'layout' },
  { width: 320, everyPage: 'layout', firstOfType: 'all' },
] as const
const SLICES = 6
const HEIGHT = 900

for (let slice = 0; slice < SLICES; slice += 1) {
  test(`pages, part ${slice + 1} of ${SLICES}`, async ({ page, request }) => {
    test.setTimeout(480_000)
    const paths = [...(await sitemapPaths(request)), MISSING_PAGE, `${SEARCH}?term=tosse`]
    const firstOfType = new Set([...(await onePathPerType(request)), MISSING_PAGE])
    const faults: string[] = []
    for (const path of paths.filter((_, index) => index % SLICES === slice)) {
      await page.setViewportSize({ width: WIDTHS[0].width, height: HEIGHT })
      await openPage(page, path)
      await page.waitForLoadState('networkidle')
      for (const { width, ...rulesOf } of WIDTHS) {
        const rules = firstOfType.has(path) ? rulesOf.firstOfType : rulesOf.everyPage
        await page.setViewportSize({ width, height: HEIGHT })
        await waitForRest(page)
        const found = [
          ...(await structureFaults(page)),
          ...(await sidewaysFaults(page)),
          ...(await targetFaults(page)),
          ...(rules === null ? [] : await violationsOf(page, rules)),
        ]
        faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`))
      }
      // Text alone at 200 % (behavior A11Y-4).
      await page.setViewportSize({ width: 390, height: HEIGHT })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await waitForRest(page)
      faults.push(...(await sidewaysFaults(page)).map((fault) => `${path} with large text: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}
