import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { POLLED } from './polled'

const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
let source: Promise<string> | null = null

/** Rules for levels A and AA that axe does not run by default. */
const EXTRA_RULES = [
  'target-size',
  'css-orientation-lock',
  'focus-order-semantics',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
  'label-content-name-mismatch',
]

/** Rules whose result depends on the width of the screen: visibility, position and background. */
const LAYOUT_RULES = [
  'color-contrast',
  'heading-order',
  'landmark-unique',
  'link-in-text-block',
  'region',
  'scrollable-region-focusable',
  'target-size',
]

const OPTIONS: Record<'all' | 'layout' | 'color', RunOptions> = {
  all: {
    resultTypes: ['violations'],
    rules: Object.fromEntries(EXTRA_RULES.map((rule) => [rule, { enabled: true }])),
  },
  color: {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  },
  layout: { resultTypes: ['violations'], runOnly: { type: 'rule', values: LAYOUT_RULES } },
}

/** Violations that axe finds in the page's present state, with all of its rules for A and AA, or those that depend on layout. */
export const violationsOf = async (page: Page, rules: keyof typeof OPTIONS = 'all'): Promise<string[]> => {
  source ??= readFile(file, 'utf8')
  // Evaluated, not added as a script element, which the content security policy rightly refuses.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await source)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify(OPTIONS[rules])})`,
  )
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' | ')}`,
  )
}

/** Asserts that axe finds nothing, with all of its rules, in the page's present state. */
export const expectNoViolations = async (page: Page, state: string): Promise<void> => {
  expect(await violationsOf(page), state).toEqual([])
}

/** Waits for the end of all animations except those of scrolling; pictures may still be loading. */
export const waitForIdle = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document
        .getAnimations()
        .every(
          ({ playState, effect, timeline }) =>
            playState !== 'running' ||
            timeline !== document.timeline ||
            effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
        ),
    undefined,
    POLLED,
  )
}

/**
 * Waits until pictures in view are there and nothing moves any more, so that contrasts can be measured. Looks again and
 * again instead of waiting for `finished`, which never comes for an animation that a new one has replaced.
 */
export const waitForStillness = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await waitForIdle(page)
}
