/** How src/layout/before-scripts.js starts the scripts of a page; what it notes meanwhile: early-input.test.tsx. */
const html = (content: string) => {
  document.head.innerHTML =
    '<template data-scripts=""><script src="/a.js" defer></script><script src="/b.js" defer></script></template>'
  document.body.innerHTML = content
}
const started = () => [...document.scripts].map((script) => script.getAttribute('src'))

/** Lets promises go on, and the timers and frames that are due. */
const pass = async (milliseconds = 0) => {
  await jest.advanceTimersByTimeAsync(milliseconds)
}
const FRAMES = 100

let paint = () => {}
let readyState: DocumentReadyState = 'complete'

class PaintObserver {
  constructor(report: () => void) {
    paint = report
  }
  observe() {}
}

const run = () => jest.isolateModules(() => jest.requireActual('../../../src/layout/before-scripts.js'))

beforeEach(() => {
  jest.useFakeTimers()
  readyState = 'complete'
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState })
  Object.assign(window, { PerformanceObserver: PaintObserver })
})

afterEach(async () => {
  // Whatever a test left waiting starts now.
  dispatchEvent(new Event('DOMContentLoaded'))
  dispatchEvent(new Event('pointerdown'))
  window.takeEarlyInput?.()
  await pass()
  history.replaceState(null, '', ' ')
  jest.useRealTimers()
})

test('the scripts start once the page is painted, one after the other', async () => {
  html('')
  run()
  await pass(FRAMES)
  expect(started()).toEqual([])
  paint()
  await pass(FRAMES)
  expect(started()).toEqual(['/a.js', '/b.js'])
  expect([...document.scripts].map(({ async }) => async)).toEqual([false, false])
})

test('they wait for the main picture, and not for one that cannot be had', async () => {
  html('<img fetchpriority="high">')
  let fail = () => {}
  const decoded = new Promise<void>((_, reject) => {
    fail = () => reject(new Error('broken'))
  })
  Object.assign(HTMLImageElement.prototype, { decode: () => decoded })
  run()
  paint()
  await pass(FRAMES)
  expect(started()).toEqual([])
  fail()
  await pass(FRAMES)
  expect(started()).toEqual(['/a.js', '/b.js'])
})

test.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
  'a visitor who acts (%s) has them at once, and once only',
  async (sign) => {
    html('')
    run()
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    await pass()
    expect(started()).toEqual(['/a.js', '/b.js'])
    paint()
    await pass(FRAMES)
    expect(started()).toEqual(['/a.js', '/b.js'])
  },
)

test('a pointer that rests where the page appears is no sign of a visitor', async () => {
  html('')
  run()
  document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))
  await pass(FRAMES)
  expect(started()).toEqual([])
})

test('nothing starts before the page is read whole', async () => {
  readyState = 'loading'
  html('')
  run()
  dispatchEvent(new Event('keydown'))
  paint()
  await pass(10_000)
  expect(started()).toEqual([])
  dispatchEvent(new Event('DOMContentLoaded'))
  await pass()
  expect(started()).toEqual(['/a.js', '/b.js'])
})

test('a page in the background, which is not painted, has them once it is loaded', async () => {
  html('')
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  run()
  await pass(10_000)
  expect(started()).toEqual([])
  dispatchEvent(new Event('load'))
  await pass(FRAMES)
  Reflect.deleteProperty(document, 'hidden')
  expect(started()).toEqual(['/a.js', '/b.js'])
})

test('where no paint is reported they start three seconds after the page is loaded', async () => {
  html('')
  run()
  dispatchEvent(new Event('load'))
  await pass(2999)
  expect(started()).toEqual([])
  await pass(1 + FRAMES)
  expect(started()).toEqual(['/a.js', '/b.js'])
})

test('a main picture that is slow holds them for three seconds at most', async () => {
  html('<img fetchpriority="high">')
  Object.assign(HTMLImageElement.prototype, { decode: () => new Promise(() => {}) })
  run()
  paint()
  await pass(2999)
  expect(started()).toEqual([])
  await pass(1 + FRAMES)
  expect(started()).toEqual(['/a.js', '/b.js'])
})

test('a press that waits for the scripts, or for another page, is heard; one that the browser answers, or that goes elsewhere, needs no sign', async () => {
  html(
    '<button type="button" id="filters"></button><input type="checkbox"><input type="text" id="name"><a href="/pt-br/busca/">Busca</a>' +
      '<a href="https://example.com/" target="_blank">Loja</a><button type="button" aria-expanded="false" aria-controls="name" id="menu"></button>',
  )
  // No page is opened here.
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay)
  run()
  const isHeard = (selector: string, options: MouseEventInit = {}) => {
    document.documentElement.removeAttribute('data-press-waits')
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
    return document.documentElement.hasAttribute('data-press-waits')
  }
  const waiting = ['#filters', '[type="checkbox"]', 'a[href^="/"]']
  expect(waiting.map((control) => isHeard(control))).toEqual([true, true, true])
  expect(['#name', '[target]', '#menu'].map((control) => isHeard(control))).toEqual([false, false, false])
  expect(isHeard('a[href^="/"]', { ctrlKey: true })).toBe(false)
  isHeard('#filters')
  window.takeEarlyInput?.()
  expect(document.documentElement).not.toHaveAttribute('data-press-waits')
  removeEventListener('click', stay)
})

describe('a link that opens a dialog', () => {
  const press = (options: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
    document.querySelector('a')?.dispatchEvent(event)
    return event
  }
  // Opens no page here: jsdom goes to parts of this one alone.
  const link = '<a href="#results" data-opens=""></a>'

  test('is held, is told to the scripts once, and not followed once they are there', async () => {
    html(link)
    run()
    expect(press().defaultPrevented).toBe(true)
    expect(press().defaultPrevented).toBe(true)
    expect(window.takeEarlyInput?.()).toEqual([document.querySelector('a')])
    await pass(10_000)
    expect(location.hash).toBe('')
    expect(press().defaultPrevented).toBe(false)
  })

  test('is followed where they do not come within three seconds', async () => {
    html(link)
    run()
    press()
    await pass(2999)
    expect(location.hash).toBe('')
    await pass(1)
    expect(location.hash).toBe('#results')
  })

  test("is the browser's own where it opens in a tab of its own", () => {
    html(link)
    run()
    expect(press({ ctrlKey: true }).defaultPrevented).toBe(false)
    expect(window.takeEarlyInput?.()).toEqual([])
  })
})
