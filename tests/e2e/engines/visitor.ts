import { expect } from '@playwright/test'
import { TEST_ENV } from '../../../tools/scripts/lib/test-env'
import { REFUSED } from '../support/consent'
import type { Engine, Key } from './engine'
import { pointOf, readableText, shownTexts } from './in-page'

/** Numbers and addresses that each visit gets for itself. */
const OWN = /\d{8}-[2-9A-Z]{6}|motor-[\w-]+@exemplo\.com\.br/g

let visits = 0

/** Somebody with a browser, who clicks what has a text. Selectors are CSS; a text is what stands there, or its `aria-label`. */
export class Visitor {
  readonly email = `motor-${Date.now()}-${process.pid}-${visits++}@exemplo.com.br`

  constructor(
    readonly engine: Engine,
    readonly isWide: boolean,
  ) {}

  /** Opens a page of the site, whose scripts may not have taken over yet. */
  async load(path: string): Promise<void> {
    // Firefox refuses to leave a page that is just being loaded.
    await expect.poll(() => this.#look(() => document.readyState)).toBe('complete')
    await this.engine.goto(new URL(path, `http://localhost:${TEST_ENV.PORT}`).href)
  }

  /** Opens a page and waits until its scripts have taken over. */
  async open(path: string): Promise<void> {
    await this.load(path)
    await this.expectCount('[data-waiting]', 0)
  }

  /** From the next page on as somebody who has refused cookies, or who has not been asked yet. */
  async refuseCookies(isChosen: boolean): Promise<void> {
    const [cookie] = REFUSED.cookies
    await this.engine.evaluate(
      (text: string) => Reflect.set(document, 'cookie', text),
      `${cookie?.name}=${cookie?.value}; path=/; max-age=${isChosen ? 3600 : 0}`,
    )
  }

  async click(selector: string, text = ''): Promise<void> {
    const { x, y } = await this.#pointAt(selector, text)
    await this.engine.click(x, y)
  }

  async hover(selector: string, text = ''): Promise<void> {
    const { x, y } = await this.#pointAt(selector, text)
    await this.engine.hover(x, y)
  }

  async back(): Promise<void> {
    await this.engine.evaluate(() => history.back())
  }

  press(key: Key): Promise<void> {
    return this.engine.press(key)
  }

  /** Clicks a field and types. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector)
    await this.engine.write(text)
  }

  /** Waits until an element is shown that has a text. */
  async see(selector: string, text: string | RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.#look(shownTexts, selector))?.join('\n') ?? '', { message: selector })
      .toMatch(text)
  }

  /** Waits until the page is at an address, without its origin. */
  async expectAddress(address: string): Promise<void> {
    await expect.poll(() => this.#look(() => location.pathname + location.search)).toBe(address)
  }

  async expectCount(selector: string, count: number): Promise<void> {
    const found = (what: string) => document.querySelectorAll(what).length
    await expect.poll(() => this.#look(found, selector), { message: selector }).toBe(count)
  }

  /** Waits until the focus is at a place, on what has a text. */
  async expectFocus(place: string, text: string): Promise<void> {
    const focused = (where: string) => document.activeElement?.closest(where)?.textContent
    await expect
      .poll(async () => (await this.#look(focused, place)) ?? '', { message: place })
      .toContain(text)
  }

  /** What there is to read, word by word. */
  async words(): Promise<string[]> {
    const text = await this.engine.evaluate(readableText)
    return text.replace(OWN, '...').split(/\s+/).filter(Boolean)
  }

  /** Runs a function in the page; null while one page replaces another. */
  #look<Values extends unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result | null> {
    return this.engine.evaluate(run, ...values).catch(() => null)
  }

  async #pointAt(selector: string, text: string): Promise<{ x: number; y: number }> {
    let last = { x: -1, y: -1 }
    await expect
      .poll(
        async () => {
          const point = await this.#look(pointOf, selector, text)
          const isStill = point !== null && point.x === last.x && point.y === last.y
          last = point ?? last
          return isStill && point.isHit
        },
        { message: `${selector} "${text}" can be clicked`, intervals: [50] },
      )
      .toBe(true)
    return last
  }
}
