import { test as base } from '@playwright/test'
import { startOwnSite } from './instances'

interface OwnSite {
  /** What the site has written since it started. */
  log: () => string
}

/**
 * Tests of what breaks services or publishes run on a second site with a sandbox of its own, so that they need not wait for
 * the tests that look at pages, nor these for them.
 */
export const test = base.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the pattern for dependencies: there are none.
    async ({}, use) => {
      const { site, stop } = await startOwnSite()
      await use({ log: site.output })
      await stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
})
