import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { POLLED } from '../e2e/support/polled'
import { howToRefresh } from './support/folder'
import { openSettled } from './support/settled'
import { test } from './support/test'

/** Every component of the gallery: one picture of all its states, or one of each where a state takes a window. */
const FIXTURES = '.fixtures.tsx'
const TAKES_WINDOW = /^export const takesWindow = true$/m

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(FIXTURES))
  .sort()

for (const file of files) {
  const name = path.basename(file, FIXTURES)
  const takesWindow = TAKES_WINDOW.test(readFileSync(path.join('src', file), 'utf8'))

  test(name, async ({ view, baseURL }, { project: { name: width } }) => {
    const urlOf = (state?: number) =>
      new URL(state === undefined ? `${name}/` : `${name}/${state}/`, baseURL).href
    if (!takesWindow) {
      await openSettled(view, urlOf(), 'whole')
      await expect(view.locator('main'), howToRefresh(name, width)).toHaveScreenshot(`${name}.png`)
      return
    }
    let state = 0
    for (; (await fetch(urlOf(state))).ok; state += 1) {
      // Dialogs load on demand: until their text is there, their typeface is unknown.
      await openSettled(view, urlOf(state))
      // Modal dialogs take the focus a moment after they are rendered: its ring is part of the picture.
      await view.waitForFunction(
        () => {
          const modal = document.querySelector('[aria-modal=true]')
          return !modal || modal.contains(document.activeElement)
        },
        undefined,
        POLLED,
      )
      await expect.soft(view, howToRefresh(name, width)).toHaveScreenshot(`${name}-${state + 1}.png`)
    }
    expect(state).toBeGreaterThan(0)
  })
}
