import { test as base, type Page } from '@playwright/test'
import { REFUSED } from '../../e2e/support/consent'
import { replacePictures } from './plain-pictures'

/** The day on which all pictures are taken: pages show the year. */
const TODAY = '2026-11-20T12:00:00-03:00'

interface WorkerFixtures {
  /** One page for all pictures of a worker, so that the typeface and the like are loaded once. */
  view: Page
}

export const test = base.extend<object, WorkerFixtures>({
  view: [
    async ({ browser }, use, { project }) => {
      const { viewport, colorScheme, locale, timezoneId, contextOptions } = project.use
      const context = await browser.newContext({
        ...contextOptions,
        storageState: REFUSED,
        ...(viewport !== undefined && { viewport }),
        ...(colorScheme !== undefined && { colorScheme }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
      })
      const page = await context.newPage()
      await page.clock.setFixedTime(TODAY)
      await replacePictures(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})
