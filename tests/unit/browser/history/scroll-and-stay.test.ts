/** @jest-environment jsdom */
import { scrollAndStay } from '@/browser/history/scroll-and-stay'

let resize = () => {}
class StubResizeObserver implements ResizeObserver {
  constructor(notify: ResizeObserverCallback) {
    resize = () => notify([], this)
  }
  observe() {}
  unobserve() {}
  disconnect() {
    resize = () => {}
  }
}

/** A page as tall as `height`, in which the browser scrolls no further than it reaches. */
const pageOf = (height: number) => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: height })
}
beforeEach(() => {
  window.ResizeObserver = StubResizeObserver
  jest.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
    const [options] = args
    const wanted =
      typeof options === 'object' && options !== null && 'top' in options ? Number(options.top) : 0
    const reach = document.documentElement.scrollHeight - window.innerHeight
    Object.defineProperty(window, 'scrollY', { configurable: true, value: Math.min(wanted, reach) })
  })
})

test('a place below the end of the page is reached once the page has grown, and kept while it changes (LAYOUT-7)', () => {
  pageOf(1500)
  scrollAndStay(2000)
  expect(window.scrollY).toBe(1500 - window.innerHeight)
  pageOf(4000)
  resize()
  expect(window.scrollY).toBe(2000)
  pageOf(1500)
  resize()
  pageOf(5000)
  resize()
  expect(window.scrollY).toBe(2000)
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('%s of the visitor ends it', (move) => {
  pageOf(1500)
  scrollAndStay(2000)
  window.dispatchEvent(new Event(move))
  pageOf(4000)
  resize()
  expect(window.scrollY).toBe(1500 - window.innerHeight)
})

test('so does a scroll by any other means', () => {
  pageOf(4000)
  scrollAndStay(2000)
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 300 })
  window.dispatchEvent(new Event('scroll'))
  resize()
  expect(window.scrollY).toBe(300)
})
