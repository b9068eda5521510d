import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'

const PROGRAM = "import('./tools/scripts/lib/browser.mjs').then((m) => process.stdout.write(m.findBrowser()))"

let folder: string

beforeEach(() => {
  folder = newFolder()
})

/** A program that starts, or one that only says how to install it. */
const install = (name: string, exitCode = 0): string => {
  const file = path.join(folder, name)
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 })
  return file
}

const found = (chosen = ''): string => {
  const env = { ...process.env, PATH: folder, CHROME_PATH: chosen }
  return spawnSync(process.execPath, ['-e', PROGRAM], { env, encoding: 'utf8' }).stdout
}

test('a headless shell goes before a whole browser, which costs twice the work', () => {
  install('chromium')
  const shell = install('chromium-headless-shell')
  expect(found()).toBe(shell)
})

test('a whole browser serves where there is no shell that starts', () => {
  const whole = install('chromium')
  install('chromium-headless-shell', 1)
  expect(found()).toBe(whole)
})

test('the browser that the environment names goes before both', () => {
  install('chromium-headless-shell')
  const chosen = install('my-browser')
  expect(found(chosen)).toBe(chosen)
})

test('the fonts that pictures are drawn with are where the configuration says', () => {
  const file = 'tools/scripts/lib/fonts.conf'
  const [, place = ''] = /<dir prefix="relative">([^<]+)</.exec(readFileSync(file, 'utf8')) ?? []
  expect(readdirSync(path.resolve(path.dirname(file), place))).toContain('DejaVuSans.ttf')
})
