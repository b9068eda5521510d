import { mkdirSync } from 'node:fs'
import { defineConfig, type Project } from '@playwright/test'
import { REFUSED } from './tests/e2e/support/consent'
import { BROWSER_ARGS, BROWSER_ENV, findBrowser } from './tools/scripts/lib/browser.mjs'
import { OWN_ENV, serverCommand, TEST_ENV, WORKERS } from './tools/scripts/lib/test-env'

const executablePath = findBrowser()

/** The failures that tests play would fill the screen with the site's log. */
const SITE_LOG = 'test-results/site.log'
mkdirSync('test-results', { recursive: true })

/** Specs whose parts differ between a phone and a wide screen; for the others once is enough. */
const ON_BOTH_SCREENS =
  /(layout|navigation|layout-mobile|no-script|reduced-motion|axe-states|search\/(forms|overlay|results)|forms\/contact)\.spec\.ts$/
/** Looks at the mobile menu, which wide screens do not have. */
const MOBILE_ONLY = /layout-mobile\.spec\.ts$/
/** Break services, publish, write drafts, count calls and put stars on pages: file by file, on a site of the worker's own (`own-site.ts`). */
const ON_OWN_SITE =
  /\/(addresses|commands|desk|failures|instances|offline|preview|publish-order|publishing|reviews|rolling-restart|scheduled|tour)\.spec\.ts$/

/** Builds with another look before it begins: late in a run all others would be done, and wait for it. */
const WITH_OWN_BUILD = /\/second-brand\.spec\.ts$/

/** Walks through the site in other browsers, one after the other. */
const IN_ENGINES = /\/engines\/walk\.spec\.ts$/

const WIDE = { viewport: { width: 1440, height: 900 } }

const screens: Project[] = [
  {
    name: 'mobile-360',
    testMatch: ON_BOTH_SCREENS,
    grepInvert: /@any-width|@wide-only/,
    use: { viewport: { width: 360, height: 740 }, hasTouch: true },
  },
  {
    name: 'desktop-1440',
    testIgnore: [ON_OWN_SITE, WITH_OWN_BUILD, MOBILE_ONLY, IN_ENGINES],
    grepInvert: /@narrow-only/,
    use: WIDE,
  },
]

/** End-to-end tests: the built site with the sandbox, on the ports of the tests, in an installed Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: WORKERS,
  forbidOnly: true,
  globalTeardown: './tests/e2e/support/no-violations.ts',
  // What is red and then green is red.
  retries: 0,
  // Limits for what never comes, wide enough for a machine that does other things, too.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : [])],
  use: {
    baseURL: `http://localhost:${TEST_ENV.PORT}`,
    browserName: 'chromium',
    locale: 'pt-BR',
    // Requests of a page with a worker cannot be faked: offline.spec.ts has one.
    serviceWorkers: 'block',
    storageState: REFUSED,
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: BROWSER_ARGS,
      env: BROWSER_ENV,
      ...(executablePath !== null && { executablePath }),
    },
  },
  projects: [
    // First, because they mostly wait: the others fill the time.
    {
      name: 'services',
      testMatch: ON_OWN_SITE,
      workers: 2,
      fullyParallel: false,
      use: { baseURL: `http://localhost:${OWN_ENV.PORT}`, ...WIDE },
    },
    { name: 'own-build', testMatch: WITH_OWN_BUILD, use: WIDE },
    { name: 'engines', testMatch: IN_ENGINES, workers: 1, fullyParallel: false },
    ...screens,
  ],
  webServer: {
    command: serverCommand('start', SITE_LOG),
    url: `http://localhost:${TEST_ENV.PORT}/pt-br/`,
    env: TEST_ENV,
    // A build of its own, on a machine that does other things, too.
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    reuseExistingServer: false,
  },
})
