import { expect, type Page, test } from '@playwright/test'
import { violationsOf, waitForIdle } from './support/axe'
import { openPage } from './support/layout'
import { MISSING_PAGE, onePathPerType, sitemapPaths } from './support/pages'
import { SEARCH } from './support/search'
import { sidewaysFaults, structureFaults, targetFaults } from './support/structure'

/**
 * One page of each type, with EVERY_PAGE=true each page of the sitemap. At five widths, and in the dark theme, axe finds nothing (behavior A11Y-1). At
 * the narrowest the outline is whole, nothing scrolls sideways, also with text of 200 % (A11Y-4), and what is clicked is as
 * large as a finger (A11Y-2). The states of pages are in axe-states.spec.ts.
 */
const WIDTHS = [1440, 1024, 768, 360, 320]
const NARROWEST = 320
/** At the two ends all rules of axe run, between them those that depend on layout. */
const ALL_RULES = [1440, NARROWEST]
/** In the dark theme only colors differ. */
const DARK_WIDTHS = [1440, 360]
const SLICES = 6
const HEIGHT = 900

const pathsToLookAt = async (request: Parameters<typeof sitemapPaths>[0]) => [
  ...(await (process.env.EVERY_PAGE === 'true' ? sitemapPaths : onePathPerType)(request)),
  MISSING_PAGE,
  `${SEARCH}?term=tosse`,
]

const axeFaults = async (page: Page, path: string): Promise<string[]> => {
  const faults: string[] = []
  await openPage(page, path)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const width of DARK_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await waitForIdle(page)
    faults.push(
      ...(await violationsOf(page, 'color')).map((fault) => `${path} in the dark at ${width}: ${fault}`),
    )
  }
  await page.emulateMedia({ colorScheme: 'light' })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await waitForIdle(page)
    const found = await violationsOf(page, ALL_RULES.includes(width) ? 'all' : 'layout')
    faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`))
  }
  return faults
}

/** Of a page that is open at the narrowest width. */
const layoutFaults = async (page: Page, path: string): Promise<string[]> => {
  const faults = [
    ...(await structureFaults(page)),
    ...(await sidewaysFaults(page)),
    ...(await targetFaults(page)),
  ]
  await page.setViewportSize({ width: 390, height: HEIGHT })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await waitForIdle(page)
  faults.push(...(await sidewaysFaults(page)).map((fault) => `with large text: ${fault}`))
  return faults.map((fault) => `${path}: ${fault}`)
}

for (let slice = 0; slice < SLICES; slice += 1) {
  test(`pages, part ${slice + 1} of ${SLICES}`, async ({ page, request }) => {
    test.setTimeout(480_000)
    const paths = (await pathsToLookAt(request)).filter((_, index) => index % SLICES === slice)
    const faults: string[] = []
    for (const path of paths)
      faults.push(...(await axeFaults(page, path)), ...(await layoutFaults(page, path)))
    expect(faults).toEqual([])
  })
}
