import { existsSync } from 'node:fs'
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test'
import oldChromium from '@sparticuz/chromium'
import { BROWSER_ARGS, onPath } from '../../../tools/scripts/lib/browser.mjs'
import { FIREFOX, isInstalled, WEBKIT_PACKAGES } from '../../../tools/scripts/lib/test-programs.mjs'
import { byPlaywright } from './by-playwright'
import type { StartEngine } from './engine'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'

export interface FoundEngine {
  name: string
  /** Null where there is none. */
  start: StartEngine | null
  /** How to have it. */
  wanted: string
}

/** The package unpacks it into the temporary folder; without its own arguments it does not start in a container. */
const startOldest = byPlaywright(chromium, async () => ({
  executablePath: await oldChromium.executablePath(),
  args: [...BROWSER_ARGS, '--single-process', '--no-zygote'],
}))

/** Playwright's own build, if it has been downloaded. */
const ofPlaywright = (type: BrowserType): StartEngine | null =>
  existsSync(type.executablePath()) ? byPlaywright(type, async () => ({})) : null

const wanted = (packages: string[], name: string): string =>
  `apt-get install ${packages.join(' ')}, or npx playwright install ${name}`

/** Of a program, which may be a name on PATH. */
const pathOf = (program: string): string => onPath([program]).find((file) => existsSync(file)) ?? program

/** What the site is walked through in besides the newest Chromium. */
export const ENGINES: FoundEngine[] = [
  {
    name: 'Chromium 112',
    start: process.platform === 'linux' && process.arch === 'x64' ? startOldest : null,
    wanted: 'its package @sparticuz/chromium is for Linux on x64',
  },
  {
    name: 'Firefox',
    start: isInstalled('firefox-esr') ? startFirefox(pathOf(FIREFOX)) : ofPlaywright(firefox),
    wanted: wanted(['firefox-esr'], 'firefox'),
  },
  {
    name: 'WebKit',
    start: WEBKIT_PACKAGES.every(isInstalled) ? startWebKit : ofPlaywright(webkit),
    wanted: wanted(WEBKIT_PACKAGES, 'webkit'),
  },
]
