import { installFirst, succeeds } from './system-packages.mjs'

/** Debian's own, whatever other Python is on PATH. */
const PYTHON = '/usr/bin/python3'

/** The system's Firefox; Playwright has another one. */
export const FIREFOX = process.env.FIREFOX || 'firefox-esr'
/** What the test of WebKit is made of: the driver, its window, and a screen for it. */
export const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1', 'xvfb']

/**
 * Packages of the system whose programs tests start by themselves, each on a port of its own, and a command that ends well where
 * they are installed.
 *
 * @type {Record<string, string[]>}
 */
const PROGRAMS = {
  'redis-server': [process.env.REDIS_SERVER || 'redis-server', '--version'],
  nginx: [process.env.NGINX || 'nginx', '-v'],
  'firefox-esr': [FIREFOX, '--version'],
  'webkit2gtk-driver': ['WebKitWebDriver', '--help'],
  'python3-gi': [PYTHON, '-c', 'import gi'],
  'gir1.2-webkit2-4.1': [PYTHON, '-c', 'import gi; gi.require_version("WebKit2", "4.1")'],
  xvfb: ['Xvfb', '-help'],
}

/** Whether the programs of a package are there. @param {string} name */
export function isInstalled(name) {
  const [command = name, ...args] = PROGRAMS[name] ?? []
  return succeeds(command, args)
}

/** Installs what is missing, as far as this user may. What is still missing is named with the tests that it skips. */
export function ensureTestPrograms() {
  for (const name of Object.keys(PROGRAMS)) if (!isInstalled(name)) installFirst([name])
}
