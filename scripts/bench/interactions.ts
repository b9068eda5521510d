import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../lib/browser.mjs'
import { pathsOfSitemap } from '../lib/page-data'
import type { SiteUnderTest } from './context'
import { INTERACTIONS, type Interaction } from './interaction-kinds'
import { SCREENS } from './layout-shift'
import { linesOf, type Row } from './report'

/** The line at the top, which says that a press is heard and waits for the scripts. */
const PROGRESS = '[data-frame="progress"]'

const RUNS = Number(process.env.INTERACTION_RUNS || '5')
const SLOWER_BY = 4
/** Chromium's own "Fast 3G". */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const TIMEOUT_MS = 20_000
const FEEDBACK_MS = 200
const NEXT_PAINT_WITHIN = 150

/**
 * Notes, within the page, when it was pressed, when the answer was to be seen (a page that is opened in answer: its first
 * paint), and the longest wait for a paint after an input.
 */
const watch = ({ answer, sign }: { answer: string; sign: string }) => {
  const now = () => performance.timeOrigin + performance.now()
  const stored = (name: string) => Number(sessionStorage.getItem(name) ?? 0)
  const times = { pressed: stored('pressed'), heard: stored('heard'), answered: 0, paint: 0 }
  Object.assign(window, { times })
  const observe = (type: string, look: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(look)).observe(options)
  }
  observe('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId) times.paint = Math.max(times.paint, entry.duration)
  })
  if (times.pressed > 0) {
    observe('paint', ({ startTime }) => {
      times.answered ||= performance.timeOrigin + startTime
    })
    return
  }
  // The visitor's moment, however late the page hears of it.
  const onClick = ({ target, timeStamp }: Event) => {
    if (times.pressed > 0 || !(target instanceof Element && target.closest('[data-pressed]'))) return
    times.pressed = performance.timeOrigin + timeStamp
    sessionStorage.setItem('pressed', String(times.pressed))
  }
  addEventListener('click', onClick, true)
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((shown) => shown.getClientRects().length > 0)
  // A message comes once this frame is painted.
  const afterPaint = (note: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = note
    port2.postMessage(null)
  }
  const look = () => {
    const isAnswered = times.pressed > 0 && isShown(answer)
    if (times.pressed > 0 && (isAnswered || isShown(sign)))
      afterPaint(() => {
        times.heard ||= now()
        sessionStorage.setItem('heard', String(times.heard))
      })
    if (!isAnswered) {
      requestAnimationFrame(look)
      return
    }
    afterPaint(() => {
      times.answered = now()
    })
  }
  look()
}

/** Milliseconds from the press to the first sign of it, to the answer, and to the next paint. */
interface Times {
  heard: number
  answer: number
  paint: number
}

/** Chooses what is pressed as soon as it is drawn. */
const findControl = (control: string) => {
  const found = [...document.querySelectorAll(control)].find((element) => element.getClientRects().length > 0)
  if (performance.getEntriesByType('paint').length === 0) return false
  found?.setAttribute('data-pressed', '')
  return found !== undefined
}

/** What was noted once the answer is painted; a press that nothing answers counts as the longest wait. */
const readTimes = async (page: Page): Promise<Times> => {
  const read = () => {
    const { times } = window as unknown as {
      times: Record<'pressed' | 'heard' | 'answered' | 'paint', number>
    }
    const { pressed, heard, answered, paint } = times
    return answered > 0 && { heard: (heard || answered) - pressed, answer: answered - pressed, paint }
  }
  const found = page.waitForFunction(read, null, { timeout: TIMEOUT_MS })
  const times = await found.then((handle) => handle.jsonValue()).catch(() => null)
  return times || { heard: TIMEOUT_MS, answer: TIMEOUT_MS, paint: 0 }
}

/** One press on a slow phone that has nothing of the site yet. */
const measureOnce = async (
  browser: Browser,
  url: string,
  { screen, control, answer }: Interaction,
  isEarly: boolean,
): Promise<Times> => {
  const context = await browser.newContext({ viewport: SCREENS[screen], hasTouch: screen === 'mobile' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', FAST_3G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY })
  // tsx calls this helper of its own in every function that holds another.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watch, { answer, sign: PROGRESS })
  await page.goto(url, { waitUntil: isEarly ? 'commit' : 'networkidle' })
  await page.waitForFunction(findControl, control)
  await page.locator('[data-pressed]').click({ noWaitAfter: true })
  const times = await readTimes(page)
  // The last paint is reported some frames after it.
  await page.waitForTimeout(500)
  const { paint } = await readTimes(page)
  await context.close()
  return { ...times, paint }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The first page of the sitemap whose document says it. */
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
    const when = isEarly ? 'as soon as it is seen' : 'once the page is alive'
    const row = (what: string, values: number[], most: number | null) =>
      rows.push({
        part: 'interactions',
        what: `${kind.what}, ${when}: ${what}`,
        value: Math.round(median(values)),
        unit: 'ms',
        budget: most === null ? null : { most },
      })
    row(
      isEarly ? 'answer, or a sign that it comes' : 'answer',
      all.map(({ heard, answer }) => (isEarly ? heard : answer)),
      FEEDBACK_MS,
    )
    if (isEarly)
      row(
        'answer, with the scripts on their way',
        all.map(({ answer }) => answer),
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
 * How long visitors wait for an answer to a press (behavior SPEED-3), at a quarter of this machine's speed and on Fast
 * 3G: pressed the moment it is drawn, and once the page has come to rest. Medians of INTERACTION_RUNS (5) presses.
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
