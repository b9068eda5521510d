import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { PICTURES_FOLDER } from '../../../tests/pictures/support/folder'
import { BROWSER_ARGS, findBrowser } from './browser.mjs'

const noteSchema = z.object({ browser: z.string(), platform: z.string() })

/** What determines how letters and edges are rendered: name and major version of the browser, and the system. */
export type BrowserNote = z.infer<typeof noteSchema>

const FILE = path.join(PICTURES_FOLDER, 'browser.json')

export async function browserHere(): Promise<BrowserNote> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(executablePath !== null && { executablePath }),
  })
  const [major] = browser.version().split('.')
  await browser.close()
  return { browser: `Chromium ${major}`, platform: process.platform }
}

/** The browser of the stored pictures; null when there are none. */
export function readBrowserNote(): BrowserNote | null {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')))
  } catch {
    return null
  }
}

export function writeBrowserNote(note: BrowserNote): void {
  mkdirSync(PICTURES_FOLDER, { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(note, null, 2)}\n`)
}

export const sameBrowser = (one: BrowserNote, other: BrowserNote): boolean =>
  one.browser === other.browser && one.platform === other.platform
