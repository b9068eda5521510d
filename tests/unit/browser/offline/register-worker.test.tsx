import { startOfflinePages } from '@/browser/offline/update-copies'

/** Milliseconds of rest after a page has loaded. */
const REST = 10_000

const register = jest.fn(async () => undefined)

beforeEach(() => {
  jest.useFakeTimers()
  register.mockClear()
  const ready = new Promise<never>(() => undefined)
  Object.defineProperty(navigator, 'serviceWorker', { value: { register, ready }, configurable: true })
  document.documentElement.dataset.offline = ''
})
afterEach(() => jest.useRealTimers())

/** The page's own loading is over at once, so that the rest is all that is waited for. */
const becomeIdle = () => jest.advanceTimersByTime(1)

test('OFFLINE-1: the worker is registered after ten seconds of rest and not before', () => {
  startOfflinePages()
  becomeIdle()
  jest.advanceTimersByTime(REST - 2)
  expect(register).not.toHaveBeenCalled()
  jest.advanceTimersByTime(2)
  expect(register.mock.calls).toEqual([['/sw.js']])
})

test('OFFLINE-1: a document that does not ask for it, such as a preview, registers none', () => {
  delete document.documentElement.dataset.offline
  startOfflinePages()
  jest.advanceTimersByTime(2 * REST)
  expect(register).not.toHaveBeenCalled()
})
