/** How src/ui/layout/before-scripts.js, or start-late.js, starts the scripts of a page; what the first notes meanwhile: early-input.test.tsx. */
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
const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']

let paint = () => {}
let readyState: DocumentReadyState = 'interactive'

class PaintObserver {
  constructor(report: () => void) {
    paint = report
  }
  observe() {}
}

const run = () => jest.isolateModules(() => jest.requireActual('../../../../src/ui/layout/before-scripts.js'))
const runLate = () => jest.isolateModules(() => jest.requireActual('../../../../src/ui/layout/start-late.js'))

beforeEach(() => {
  jest.useFakeTimers()
  delete window.takeEarlyInput
  readyState = 'interactive'
  delete document.documentElement.dataset.scripts
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState })
  Object.assign(window, { PerformanceObserver: PaintObserver })
})

afterEach(async () => {
  // Whatever a test left waiting starts now.
  dispatchEvent(new Event('DOMContentLoaded'))
  for (const sign of SIGNS) dispatchEvent(new Event(sign))
  window.takeEarlyInput?.()
  await pass()
  history.replaceState(null, '', ' ')
  jest.useRealTimers()
})

test('the scripts start once the page is painted, one after the other (SPEED-11)', async () => {
  html('')
  run()
  await pass(FRAMES)
  expect(started()).toEqual([])
  paint()
  await pass(FRAMES)
  expect(started()).toEqual(['/a.js', '/b.js'])
  expect([...document.scripts].map(({ async }) => async)).toEqual([false, false])
})

test('they wait for the main picture, and not for one that cannot be had (SPEED-11)', async () => {
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

test.each(SIGNS)('a visitor who acts (%s) has them at once, and once only (SPEED-11)', async (sign) => {
  html('')
  run()
  document.body.dispatchEvent(new Event(sign, { bubbles: true }))
  await pass()
  expect(started()).toEqual(['/a.js', '/b.js'])
  paint()
  await pass(FRAMES)
  expect(started()).toEqual(['/a.js', '/b.js'])
})

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

test.each(['interactive', 'complete'] as const)(
  'a page of which the browser reports no paint (%s) has them two frames after it is loaded',
  async (state) => {
    readyState = state
    html('')
    run()
    if (state === 'interactive') {
      await pass(10_000)
      expect(started()).toEqual([])
      dispatchEvent(new Event('load'))
    }
    await pass(FRAMES)
    expect(started()).toEqual(['/a.js', '/b.js'])
  },
)

test('a browser without the observer of paints has them, too', async () => {
  Reflect.deleteProperty(window, 'PerformanceObserver')
  html('')
  run()
  dispatchEvent(new Event('load'))
  await pass(FRAMES)
  expect(started()).toEqual(['/a.js', '/b.js'])
})

test('a page whose main picture is slow holds them for three seconds at most', async () => {
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
  const isRecorded = (selector: string, options: MouseEventInit = {}) => {
    document.documentElement.removeAttribute('data-press-waits')
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
    return document.documentElement.hasAttribute('data-press-waits')
  }
  const waiting = ['#filters', '[type="checkbox"]', 'a[href^="/"]']
  expect(waiting.map((control) => isRecorded(control))).toEqual([true, true, true])
  expect(['#name', '[target]', '#menu'].map((control) => isRecorded(control))).toEqual([false, false, false])
  expect(isRecorded('a[href^="/"]', { ctrlKey: true })).toBe(false)
  isRecorded('#filters')
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

describe('the menu before the scripts run (behavior MENU-4, MENU-5)', () => {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const opened = () => [...document.querySelectorAll('[data-early-open]')].map(({ id }) => id)
  const key = (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return event
  }
  const slot = (id: string) =>
    `<li data-slot=""><button type="button" id="to-${id}" aria-expanded="false" aria-controls="${id}"></button>` +
    `<div id="${id}"><a href="#${id}" id="in-${id}"></a></div></li>`

  beforeEach(() => {
    html(
      `<header data-frame="header"><button type="button" id="to-menu" aria-expanded="false" aria-controls="menu"></button>` +
        `<nav id="menu" data-frame="menu"><ul>${slot('a')}${slot('b')}</ul></nav></header><main></main>`,
    )
    // jsdom has no layout.
    Object.assign(Element.prototype, { getClientRects: () => ({ length: 1 }) })
    run()
    press('#to-menu')
  })

  test('one slot is open at a time, and the scripts learn of that one alone', () => {
    press('#to-a')
    press('#to-b')
    expect(opened()).toEqual(['menu', 'b'])
    expect(window.takeEarlyInput?.().map(({ id }) => id)).toEqual(['to-menu', 'to-b'])
  })

  test.each([
    ['its button', () => press('#to-menu')],
    ['Escape', () => key('Escape')],
    ['a press beside it', () => press('main')],
  ])('%s closes it with all that is open in it', (_, close) => {
    press('#to-a')
    close()
    expect(opened()).toEqual([])
    expect(window.takeEarlyInput?.()).toEqual([])
  })

  test('Tab from the last entry leads to its button, from another one on', () => {
    const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
    focus('#in-a')
    expect(key('Tab').defaultPrevented).toBe(false)
    focus('#in-b')
    expect(key('Tab').defaultPrevented).toBe(true)
    expect(document.activeElement?.id).toBe('to-menu')
  })
})

test('the header is over the opening until the page is scrolled by more than 100 pixels (behavior HEADER-2)', async () => {
  html('')
  const isPast = (y: number) => {
    Object.assign(window, { scrollY: y })
    dispatchEvent(new Event('scroll'))
    return document.documentElement.hasAttribute('data-past-opening')
  }
  Object.assign(window, { scrollY: 101 })
  run()
  await pass(FRAMES)
  expect(document.documentElement).toHaveAttribute('data-past-opening')
  expect([0, 100, 101].map(isPast)).toEqual([false, false, true])
})

test('the root says zoom-high below 60 % of the outer width and zoom-low from there on (behavior LAYOUT-5)', async () => {
  html('')
  Object.assign(window, { innerWidth: 599, outerWidth: 1000 })
  run()
  await pass(FRAMES)
  const { classList } = document.documentElement
  expect([...classList]).toEqual(['zoom-high'])
  Object.assign(window, { innerWidth: 600 })
  dispatchEvent(new Event('resize'))
  expect([...classList]).toEqual(['zoom-low'])
})

test('a search that the browser itself sends is noted, one that scripts send is not', () => {
  html('<form method="get"><input name="term" value="garganta"></form>')
  run()
  const send = () =>
    document
      .querySelector('form')
      ?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  const byScript = (event: Event) => event.preventDefault()
  document.body.addEventListener('submit', byScript)
  send()
  expect(sessionStorage).toHaveLength(0)
  document.body.removeEventListener('submit', byScript)
  send()
  expect(sessionStorage.getItem('sent-search')).toBe('garganta')
})
describe('the second way to start the scripts (SPEED-14)', () => {
  test('where the script that starts the others is missing, they start after some seconds, one after the other', async () => {
    html('')
    runLate()
    await pass(4000)
    expect(started()).toEqual([])
    await pass(1000)
    expect(started()).toEqual(['/a.js', '/b.js'])
    expect([...document.scripts].map(({ async }) => async)).toEqual([false, false])
  })

  test('where it is there, it alone starts them', async () => {
    html('')
    runLate()
    run()
    await pass(10_000)
    expect(started()).toEqual([])
  })

  test('one that comes after the scripts notes nothing and holds no link', () => {
    html('<a href="#results" data-opens=""></a>')
    window.takeEarlyInput = undefined
    run()
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    expect(document.querySelector('a')?.dispatchEvent(press)).toBe(true)
    expect(window.takeEarlyInput).toBeUndefined()
  })
})

describe('scripts that fail (behavior A11Y-6)', () => {
  const FAILURES: Record<string, () => void> = {
    'a file is not there': () => document.scripts[0]?.dispatchEvent(new Event('error')),
    'a file throws or does not parse': () =>
      dispatchEvent(new ErrorEvent('error', { filename: new URL('/a.js', location.href).href })),
    'no file ever comes': () => jest.advanceTimersByTime(14_000),
  }
  const isShown = () => document.documentElement.dataset.scripts === 'failed'
  const sheets = () => document.querySelectorAll('link[rel="stylesheet"]').length
  const begin = async () => {
    html('')
    run()
    paint()
    await pass(FRAMES)
  }

  test.each(Object.keys(FAILURES))('%s: the page is the one without scripts', async (failure) => {
    await begin()
    document.documentElement.dataset.searching = 'yes'
    expect(isShown()).toBe(false)
    FAILURES[failure]?.()
    await pass(1000)
    expect(isShown()).toBe(true)
    expect(sheets()).toBe(1)
    expect(document.documentElement.dataset.searching).toBe('no')
    // They run after all.
    dispatchEvent(new Event('scripts-run'))
    expect(isShown()).toBe(false)
    expect(sheets()).toBe(0)
  })

  test.each(Object.keys(FAILURES))('%s: nothing changes where they run all the same', async (failure) => {
    await begin()
    FAILURES[failure]?.()
    dispatchEvent(new Event('scripts-run'))
    await pass(20_000)
    expect(isShown()).toBe(false)
  })

  test("an error of somebody else's script is none of theirs", async () => {
    await begin()
    dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/a.js' }))
    await pass(2000)
    expect(isShown()).toBe(false)
  })
})
