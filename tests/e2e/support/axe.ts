import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
let source: Promise<string> | null = null

/** Asserts that axe finds nothing, with all of its rules, in the page's present state. */
export const expectNoViolations = async (page: Page, state: string): Promise<void> => {
  source ??= readFile(file, 'utf8')
  // Evaluated, not added as a script element, which the content security policy rightly refuses.
  await page.evaluate(await source)
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' | ')}`,
  )
  expect(findings, state).toEqual([])
}

/**
 * Waits until pictures in view are there and nothing moves any more, so that contrasts can be measured. Looks again and
 * again instead of waiting for `finished`, which never comes for an animation that a new one has replaced.
 */
export const waitForStillness = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
        ),
    undefined,
    { polling: 100 },
  )
}
