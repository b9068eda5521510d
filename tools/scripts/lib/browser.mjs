import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { installFirst, isPacked, succeeds } from './system-packages.mjs'

/** Headless-only Chromium: the same engine with about half the work of the whole browser in headless mode. */
const DEBIAN_SHELL = 'chromium-headless-shell'
const SHELLS = [DEBIAN_SHELL, 'chrome-headless-shell', 'headless_shell']
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Whether a program starts: on some systems `chromium` is a stub that only prints how to install it. */
const starts = (/** @type {string} */ file) => existsSync(file) && succeeds(file, ['--version'])

/** @param {string[]} names @returns {string[]} where programs of these names could be */
export const onPath = (names) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

/**
 * Browsers that Playwright has downloaded: its headless shell, in the folder beside that of the whole browser, else that one.
 * @returns {string[]}
 */
const playwrightBrowsers = () => {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const whole = chromium.executablePath()
  const [, store, revision] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(whole) ?? []
  const folder = `${store}chromium_headless_shell-${revision}`
  if (!existsSync(folder)) return [whole]
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const isShell = (/** @type {string} */ file) => SHELLS.includes(path.basename(file, '.exe'))
  return [...files.filter(isShell).map((file) => path.join(folder, file)), whole]
}

/** @returns {string | null} */
const findShell = () => onPath(SHELLS).find(starts) ?? null

/**
 * The path of an installed Chromium: CHROME_PATH, else a headless shell on PATH, else a whole browser on PATH under one of
 * its usual names, else what Playwright has downloaded.
 * @returns {string | null}
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen && starts(chosen)) return chosen
  return findShell() ?? [...onPath(WHOLE_BROWSERS), MAC, ...playwrightBrowsers()].find(starts) ?? null
}

const installByPlaywright = () => {
  console.log("Downloading Playwright's headless Chromium ...")
  succeeds('npx', ['playwright', 'install', '--only-shell', 'chromium'], 'inherit')
}

/**
 * Finds a browser or installs one. For an installed whole browser, also installs its shell where the system has a package.
 * @returns {string} the path of its program
 */
export function ensureBrowser() {
  // Debian packages the shell beside its Chromium; other systems do not.
  if (!process.env.CHROME_PATH && findShell() === null && isPacked(DEBIAN_SHELL)) installFirst([DEBIAN_SHELL])
  for (const install of [() => {}, () => installFirst([DEBIAN_SHELL, 'chromium']), installByPlaywright]) {
    install()
    const found = findBrowser()
    if (found) return found
  }
  throw new Error('No browser: install Chromium, or name one in CHROME_PATH.')
}

/** Switches for unattended runs; the sandbox of the browser itself does not work for root. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
]

/** On Linux the tests' browser has the fonts of `fonts.conf` alone, so that no picture depends on the machine's. */
export const BROWSER_ENV = { ...process.env, FONTCONFIG_FILE: path.join(import.meta.dirname, 'fonts.conf') }
