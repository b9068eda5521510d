import { mkdirSync } from 'node:fs'
import { defineConfig, type Project } from '@playwright/test'
import { UNPACKED_FOLDER } from './tests/pictures/support/folder'
import { BROWSER_ARGS, BROWSER_ENV, findBrowser } from './tools/scripts/lib/browser.mjs'
import { serverCommand, TEST_ENV } from './tools/scripts/lib/test-env'

/** What the servers print. */
mkdirSync('test-results', { recursive: true })

const executablePath = findBrowser()

/** What is drawn is drawn whole and by one rule: else round corners of what scrolls differ by a pixel from time to time. */
const SAME_PIXELS = [
  '--disable-composited-antialiasing',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
]

const galleryUrl = `http://localhost:${process.env.GALLERY_PORT || '3300'}/gallery/`

/** The screens that pictures are taken of, by their width in pixels and theme. */
const screens: Project[] = [
  { name: '360', use: { viewport: { width: 360, height: 740 } } },
  { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
  {
    name: '768-dark',
    // It looks at both themes itself, on a narrow and a wide screen.
    testIgnore: /contrast\.spec\.ts$/,
    use: { viewport: { width: 768, height: 1024 }, colorScheme: 'dark' },
  },
]

/** Picture tests: every piece of the gallery in all its states, and a page of each type, compared with pictures that are kept. */
export default defineConfig({
  testDir: 'tests/pictures',
  outputDir: 'test-results/pictures',
  snapshotPathTemplate: `${UNPACKED_FOLDER}/{projectName}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What is red and then green is red.
  retries: 0,
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // On the browser that took the pictures they are the same to the last pixel.
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0, maxDiffPixels: 0 },
  },
  reporter: [
    ['list'],
    ['html', { outputFolder: 'test-results/pictures-report', open: 'never' }],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as ['json']] : []),
  ],
  use: {
    baseURL: galleryUrl,
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...BROWSER_ARGS, ...SAME_PIXELS],
      env: BROWSER_ENV,
      ...(executablePath !== null && { executablePath }),
    },
  },
  projects: screens,
  webServer: [
    {
      command: serverCommand('gallery', 'test-results/gallery.log'),
      url: galleryUrl,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
      reuseExistingServer: false,
    },
    {
      command: serverCommand('start', 'test-results/pictures-site.log'),
      url: `http://localhost:${TEST_ENV.PORT}/pt-br/`,
      env: TEST_ENV,
      timeout: 900_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
      reuseExistingServer: false,
    },
  ],
})
