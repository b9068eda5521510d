import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** @param {string} command @param {string[]} args @param {'inherit' | 'ignore'} stdio */
const succeeds = (command, args, stdio = 'ignore') => spawnSync(command, args, { stdio }).status === 0

/** Whether a program starts: on some systems `chromium` is a stub that only tells how to install it. */
const starts = (/** @type {string} */ file) => existsSync(file) && succeeds(file, ['--version'])

/** Where Playwright keeps the browser that it downloads; null while there is none. */
const playwrightBrowser = () => {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : null
}

/**
 * The path of an installed Chromium: CHROME_PATH, else one of the usual names on PATH, else Playwright's own.
 * @returns {string | null}
 */
export function findBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const chosen = process.env.CHROME_PATH
  return [...(chosen ? [chosen] : []), ...candidates, MAC].find(starts) ?? playwrightBrowser()
}

/** With the system's package manager, where this user may: as root, or by sudo without a password. */
const installBySystem = () => {
  if (!succeeds('apt-get', ['--version'])) return
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !succeeds('sudo', ['-n', 'true'])) return
  const run = (/** @type {string[]} */ args) =>
    isRoot ? succeeds('apt-get', args, 'inherit') : succeeds('sudo', ['-n', 'apt-get', ...args], 'inherit')
  console.log('Installing Chromium (apt-get) ...')
  if (run(['update'])) run(['install', '-y', '--no-install-recommends', 'chromium'])
}

const installByPlaywright = () => {
  console.log("Downloading Playwright's Chromium ...")
  succeeds('npx', ['playwright', 'install', 'chromium'], 'inherit')
}

/**
 * Finds a browser or installs one.
 * @returns {string} the path of its program
 */
export function ensureBrowser() {
  for (const install of [() => {}, installBySystem, installByPlaywright]) {
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
