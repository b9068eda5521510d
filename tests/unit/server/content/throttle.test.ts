import { createThrottle, type Priority, type Throttle } from '@/server/content/service/throttle'
import { setEnvironment } from './support/environment'
import { newContent } from './support/new-content'

const SECOND = 1000

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Makes one call, which the service sees `onTheWay` milliseconds after its start and answers as long after that. */
const call = async (throttle: Throttle, priority: Priority, onTheWay: number): Promise<number> => {
  const end = await throttle(priority)
  await wait(onTheWay)
  const seenAt = performance.now()
  await wait(onTheWay)
  end()
  return seenAt
}

const mostInAnySecond = (seen: number[]): number =>
  Math.max(...seen.map((from) => seen.filter((at) => at >= from && at < from + SECOND).length))

test.each([
  [50, 'all at once', () => 0],
  [1, 'all at once', () => 0],
  [7, 'all at once', () => 0],
  [50, 'in bursts', (index: number) => (index % 60 === 0 ? 700 : 0)],
  [14, 'now and then', (index: number) => (index % 5) * 40],
])(
  'of %i calls a second, no more arrive in any second, come they %s (QUERY-6)',
  async (perSecond, _, gap) => {
    const throttle = createThrottle(perSecond)
    const seen: Promise<number>[] = []
    const start = async () => {
      for (let index = 0; index < 200; index += 1) {
        seen.push(call(throttle, index % 3 === 0 ? 'visitor' : 'renewal', (index * 37) % 400))
        await wait(gap(index))
      }
    }
    const started = start()
    await jest.advanceTimersByTimeAsync(500 * SECOND)
    await started
    expect(mostInAnySecond(await Promise.all(seen))).toBeLessThanOrEqual(perSecond)
  },
)

test('calls that come slowly never wait', async () => {
  const throttle = createThrottle(50)
  const waited: number[] = []
  for (let index = 0; index < 20; index += 1) {
    const before = performance.now()
    void throttle('renewal').then((end) => {
      waited.push(performance.now() - before)
      end()
    })
    await jest.advanceTimersByTimeAsync(100)
  }
  expect(waited).toEqual(Array.from({ length: 20 }, () => 0))
})

test('a visitor goes before everything else that waits, and publishing before renewal (QUERY-6)', async () => {
  const throttle = createThrottle(10)
  const order: string[] = []
  const ask = (priority: Priority) =>
    throttle(priority).then((end) => {
      order.push(priority)
      end()
    })
  for (let index = 0; index < 30; index += 1) void ask('renewal')
  void ask('publishing')
  await jest.advanceTimersByTimeAsync(100)
  // Two calls of ten are kept free: nobody waits behind a crowd.
  expect(order).toEqual(Array.from({ length: 8 }, () => 'renewal'))
  for (let index = 0; index < 3; index += 1) void ask('visitor')
  await jest.advanceTimersByTimeAsync(100)
  expect(order.slice(8)).toEqual(['visitor', 'visitor'])
  await jest.advanceTimersByTimeAsync(1000)
  expect(order.slice(10, 13)).toEqual(['visitor', 'publishing', 'renewal'])
})

describe("this process's throttle", () => {
  const env = { ...process.env }
  afterEach(() => {
    process.env = { ...env }
  })

  /** How many of 20 calls start at once. */
  const startsOf = async (settings: Record<string, string>): Promise<number> => {
    setEnvironment('localhost:1', settings)
    const { throttle } = newContent().memory
    let started = 0
    for (let index = 0; index < 20; index += 1)
      void throttle('visitor').then(() => {
        started += 1
      })
    await jest.advanceTimersByTimeAsync(0)
    return started
  }

  test('takes all calls when serving, and its share of them in a build, rounded down (QUERY-6)', async () => {
    const build = { NEXT_PHASE: 'phase-production-build', BUILD_WORKERS: '4' }
    expect(await startsOf({ CONTENTFUL_MAX_RPS: '10', BUILD_WORKERS: '4' })).toBe(10)
    expect(await startsOf({ CONTENTFUL_MAX_RPS: '10', ...build })).toBe(2)
  })
})
