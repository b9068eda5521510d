import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../scripts/lib/browser.mjs'
import { pathsOfSitemap } from '../scripts/lib/page-data'
import type { SiteUnderTest } from './context'
import { INTERACTIONS, type Interaction } from './interaction-kinds'
import { SCREENS } from './layout-shift'
import { linesOf, type Row } from './report'

/** The line at the top, which shows that a click is registered and waits for the scripts. */
const PROGRESS = '[data-frame="progress"]'

const RUNS = Number(process.env.INTERACTION_RUNS || '5')
const SLOWER_BY = 4
/** Chromium's own "Fast 3G". */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const TIMEOUT_MS = 20_000
const FEEDBACK_MS = 200
const NEXT_PAINT_WITHIN = 150

/**
 * Records, within the page, when it was clicked, when the response was visible (for a page that the click opens: its first
 * paint), and the longest wait for a paint after an input.
 */
const watch = ({ response, sign }: { response: string; sign: string }) => {
  const now = () => performance.timeOrigin + performance.now()
  const stored = (name: string) => Number(sessionStorage.getItem(name) ?? 0)
  const times = { clicked: stored('clicked'), signaled: stored('signaled'), shown: 0, paint: 0 }
  Object.assign(window, { times })
  const observe = (type: string, look: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe(options)
  }
  observe('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId) times.paint = Math.max(times.paint, entry.duration)
  })
  if (times.clicked > 0) {
    observe('paint', ({ startTime }) => {
      times.shown ||= performance.timeOrigin + startTime
    })
    return
  }
  // The time of the visitor's click, however late the page handles it.
  const onClick = ({ target, timeStamp }: Event) => {
    if (times.clicked > 0 || !(target instanceof Element && target.closest('[data-clicked]'))) return
    times.clicked = performance.timeOrigin + timeStamp
    sessionStorage.setItem('clicked', String(times.clicked))
  }
  addEventListener('click', onClick, true)
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((shown) => shown.getClientRects().length > 0)
  // A message is handled after this frame is painted.
  const afterPaint = (note: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = note
    port2.postMessage(null)
  }
  const look = () => {
    const isComplete = times.clicked > 0 && isShown(response)
    if (times.clicked > 0 && (isComplete || isShown(sign)))
      afterPaint(() => {
        times.signaled ||= now()
        sessionStorage.setItem('signaled', String(times.signaled))
      })
    if (!isComplete) {
      requestAnimationFrame(look)
      return
    }
    afterPaint(() => {
      times.shown = now()
    })
  }
  look()
}

/** Milliseconds from the click to its first sign, to the response, and to the next paint. */
interface Times {
  signaled: number
  response: number
  paint: number
}

/** Marks the element to click as soon as it is rendered. */
const findControl = (control: string) => {
  const found = [...document.querySelectorAll(control)].find((element) => element.getClientRects().length > 0)
  if (performance.getEntriesByType('paint').length === 0) return false
  found?.setAttribute('data-clicked', '')
  return found !== undefined
}

/** The times once the response is painted; a click without a response counts as the longest wait. */
const readTimes = async (page: Page): Promise<Times> => {
  const read = () => {
    const { times } = window as unknown as {
      times: Record<'clicked' | 'signaled' | 'shown' | 'paint', number>
    }
    const { clicked, signaled, shown, paint } = times
    return shown > 0 && { signaled: (signaled || shown) - clicked, response: shown - clicked, paint }
  }
  const found = page.waitForFunction(read, null, { timeout: TIMEOUT_MS })
  const times = await found.then((handle) => handle.jsonValue()).catch(() => null)
  return times || { signaled: TIMEOUT_MS, response: TIMEOUT_MS, paint: 0 }
}

/** One click on a slow phone with an empty cache. */
const measureOnce = async (
  browser: Browser,
  url: string,
  { screen, control, response }: Interaction,
  isEarly: boolean,
): Promise<Times> => {
  const context = await browser.newContext({ viewport: SCREENS[screen], hasTouch: screen === 'mobile' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', FAST_3G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY })
  // tsx adds calls of this helper to nested functions.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watch, { response, sign: PROGRESS })
  await page.goto(url, { waitUntil: isEarly ? 'commit' : 'networkidle' })
  await page.waitForFunction(findControl, control)
  await page.locator('[data-clicked]').click({ noWaitAfter: true })
  const times = await readTimes(page)
  // The last paint is reported some frames after it.
  await page.waitForTimeout(500)
  const { paint } = await readTimes(page)
  await context.close()
  return { ...times, paint }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The first page of the sitemap whose document matches. */
const pageThat = async (origin: string, content: RegExp): Promise<string | null> => {
  const paths = pathsOfSitemap(await (await fetch(`${origin}/sitemap.xml`)).text())
  for (const path of paths) {
    if (content.test(await (await fetch(origin + path)).text())) return origin + path
  }
  return null
}

const rowsOf = async (browser: Browser, origin: string, kind: Interaction): Promise<Row[]> => {
  const url = await pageThat(origin, kind.on)
  if (url === null) return []
  const rows: Row[] = []
  for (const isEarly of [true, false]) {
    const all: Times[] = []
    for (let run = 0; run < RUNS; run += 1) all.push(await measureOnce(browser, url, kind, isEarly))
    const when = isEarly ? 'as soon as it is seen' : 'once the page is hydrated'
    const row = (what: string, values: number[], most: number | null) =>
      rows.push({
        part: 'interactions',
        what: `${kind.what}, ${when}: ${what}`,
        value: Math.round(median(values)),
        unit: 'ms',
        budget: most === null ? null : { most },
      })
    row(
      isEarly ? 'response, or a sign that it comes' : 'response',
      all.map(({ signaled, response }) => (isEarly ? signaled : response)),
      FEEDBACK_MS,
    )
    if (isEarly)
      row(
        'response, with the scripts still loading',
        all.map(({ response }) => response),
        null,
      )
    row(
      'next paint',
      all.map(({ paint }) => paint),
      NEXT_PAINT_WITHIN,
    )
  }
  return rows
}

/**
 * How long visitors wait for a response to a click (behavior SPEED-3), at a quarter of this machine's speed and on Fast
 * 3G: clicked as soon as it is rendered, and once the page is idle. Medians of INTERACTION_RUNS (5) clicks.
 */
export async function measureInteractions({ origin }: Pick<SiteUnderTest, 'origin'>): Promise<Row[]> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(executablePath !== null && { executablePath }),
  })
  try {
    const rows: Row[] = []
    for (const kind of INTERACTIONS) {
      const found = await rowsOf(browser, origin, kind)
      rows.push(...found)
      console.log(linesOf(found))
    }
    return rows
  } finally {
    await browser.close()
  }
}
