import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { violationsOf, waitForIdle } from '../e2e/support/axe'
import { openSettled } from './support/settled'
import { test } from './support/test'

/** Every state of every section on every surface that a page's block may have, in both themes (behavior THEME-1). */
const FIXTURES = '.fixtures.tsx'
const SURFACES = ['white', 'ice', 'mint', 'sun', 'petrol']

const names = readdirSync('src/ui/sections', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(FIXTURES))
  .map((file) => path.basename(file, FIXTURES))
  .sort()

for (const name of names)
  test(`${name}: texts have 4.5:1 on every surface, by day and night`, async ({ view, baseURL }) => {
    await openSettled(view, new URL(`${name}/?surface=every`, baseURL).href, 'whole')
    for (const surface of SURFACES)
      await expect(view.locator(`[data-surface=${surface}]`).first(), surface).toBeAttached()
    for (const colorScheme of ['dark', 'light'] as const) {
      await view.emulateMedia({ colorScheme })
      await waitForIdle(view)
      expect.soft(await violationsOf(view, 'color'), colorScheme).toEqual([])
    }
  })
