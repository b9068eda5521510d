/** @jest-environment node */
import { sleep } from '@/content/sleep'
import { createThrottle } from '@/content/throttle'

jest.mock('@/content/sleep', () => ({ sleep: jest.fn() }))

const SECOND = 1000

jest.setTimeout(60_000)

/** Runs `count` calls that arrive as `gaps` says (milliseconds between them), and gives the moments at which they start. */
const startsOf = async (
  perSecond: number,
  count: number,
  gap: (index: number) => number,
): Promise<number[]> => {
  let now = 5000
  const throttle = createThrottle(perSecond, () => now)
  const starts: number[] = []
  for (let index = 0; index < count; index += 1) {
    const arrivedAt = now
    jest.mocked(sleep).mockImplementationOnce(async (milliseconds) => {
      starts.push(arrivedAt + milliseconds)
    })
    const before = starts.length
    await throttle()
    if (starts.length === before) starts.push(arrivedAt)
    jest.mocked(sleep).mockReset()
    now += gap(index)
  }
  return starts
}

const mostInAnySecond = (starts: number[]): number =>
  Math.max(...starts.map((from) => starts.filter((at) => at >= from && at < from + SECOND).length))

test.each([
  [50, 'all at once', () => 0],
  [1, 'all at once', () => 0],
  [7, 'all at once', () => 0],
  [50, 'in bursts', (index: number) => (index % 60 === 0 ? 700 : 0)],
  [14, 'now and then', (index: number) => (index % 5) * 40],
])('of %i calls a second, never more start in any second when they come %s', async (perSecond, _, gap) => {
  expect(mostInAnySecond(await startsOf(perSecond, 300, gap))).toBeLessThanOrEqual(perSecond)
})

test('calls that come slowly never wait', async () => {
  const starts = await startsOf(50, 20, () => 100)
  expect(starts).toEqual(Array.from({ length: 20 }, (_, index) => 5000 + index * 100))
})

describe("this process's throttle", () => {
  const env = { ...process.env }
  afterEach(() => {
    process.env = { ...env }
  })

  const waitsOf = async (settings: Record<string, string>): Promise<number> => {
    jest.resetModules()
    Object.assign(process.env, { CONTENTFUL_SPACE_ID: 's', CONTENTFUL_DELIVERY_TOKEN: 't', ...settings })
    const fresh = await import('@/content/throttle')
    const { sleep: freshSleep } = await import('@/content/sleep')
    await fresh.processThrottle()()
    await fresh.processThrottle()()
    return jest.mocked(freshSleep).mock.calls[0]?.[0] ?? 0
  }

  test('takes all calls when serving, and its share of them in a build', async () => {
    const build = { NEXT_PHASE: 'phase-production-build', BUILD_WORKERS: '4' }
    const serving = await waitsOf({ CONTENTFUL_MAX_RPS: '10', BUILD_WORKERS: '4' })
    const building = await waitsOf({ CONTENTFUL_MAX_RPS: '10', ...build })
    expect(serving).toBeGreaterThan(90)
    expect(serving).toBeLessThanOrEqual(105)
    // Ten calls among four workers are two each: 525 ms between them, not 420.
    expect(building).toBeGreaterThan(500)
  })
})
