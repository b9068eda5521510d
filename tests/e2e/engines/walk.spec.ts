import { type Browser, expect, test } from '@playwright/test'
import { engineOf } from './by-playwright'
import type { Engine } from './engine'
import { ENGINES } from './find-engines'
import { IN_EVERY_RUN, THE_REST, WITHOUT_SCRIPTS } from './steps/all'
import type { Step } from './steps/step'
import { Visitor } from './visitor'

/** The way through the site in each engine: the same words as in the newest Chromium, a clean console (README, "Browsers"). */
const IS_WHOLE = process.env.ENGINES === 'whole'
const STEPS = IS_WHOLE ? [...IN_EVERY_RUN, ...THE_REST] : IN_EVERY_RUN
const SIZES = [{ width: 390, height: 844 }, ...(IS_WHOLE ? [{ width: 1440, height: 900 }] : [])]

/** Said of headers that an engine does not know, and does without. */
const HARMLESS = /directive 'manifest-src'|feature not enabled: 'browsing-topics'/

/** @returns the words at the end of a step */
const wordsAfter = async ({ walk }: Step, engine: Engine, isWide: boolean): Promise<string[]> => {
  const visitor = new Visitor(engine, isWide)
  await walk(visitor)
  return visitor.words()
}

const inNewestChromium = async (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  use: (engine: Engine) => Promise<string[]>,
) => {
  const context = await browser.newContext(options)
  const words = await use(await engineOf(context, () => context.close()))
  await context.close()
  return words
}

for (const { name, start, wanted } of ENGINES)
  for (const size of SIZES)
    for (const hasScripts of IS_WHOLE ? [true, false] : [true])
      test.describe(`${name}, ${size.width} px`, () => {
        test.skip(start === null, `${name} is not here: ${wanted}`)
        let engine: Engine
        test.beforeAll(async () => {
          if (!start) return
          engine = await start(size, hasScripts)
          const visitor = new Visitor(engine, false)
          await visitor.load('/robots.txt')
          await visitor.refuseCookies(true)
        })
        test.afterAll(() => engine?.close())

        for (const step of hasScripts ? STEPS : [WITHOUT_SCRIPTS])
          test(step.name, async ({ browser }) => {
            const before = engine.messages().length
            const isWide = size.width > 1023
            const [words, expected] = await Promise.all([
              wordsAfter(step, engine, isWide),
              inNewestChromium(browser, { viewport: size, javaScriptEnabled: hasScripts }, (newest) =>
                wordsAfter(step, newest, isWide),
              ),
            ])
            // Without scripts texts depend on whether the engine knows that feature (`@media (scripting)`): Chromium 112 does not.
            if (hasScripts) expect(words).toEqual(expected)
            const isFault = (line: string) => !HARMLESS.test(line) && !step.console?.test(line)
            expect(engine.messages().slice(before).filter(isFault)).toEqual([])
          })
      })
