import { sharedCacheControl } from '@/server/cache/cache-control'
import { noteDue, takeDue, untilNextDue } from '@/server/cache/due'
import { requestOwn } from '@/server/http/own-request'
import { dependencyStore } from '@/server/publishing/affected/dependency-store'
import { revalidateWhenDue } from '@/server/publishing/revalidation/revalidate-due'
import { acceptedMessages } from '@/server/publishing/webhook/accepted-messages'
import { createReplayGuard } from '@/server/publishing/webhook/replay-guard'

/** TIME-2: pages are renewed on the second at which a part of them appears or disappears. */
jest.mock('@/server/publishing/webhook/accepted-messages', () => ({ acceptedMessages: jest.fn() }))
jest.mock('@/server/publishing/affected/dependency-store', () => ({ dependencyStore: jest.fn() }))
jest.mock('@/server/http/own-request', () => ({ requestOwn: jest.fn(async () => undefined) }))

const START = Date.parse('2026-12-24T12:59:50Z')
const sent = jest.mocked(requestOwn)
let end: (() => Promise<void>)[] = []

beforeEach(() => {
  jest.useFakeTimers({ now: START })
  takeDue(Number.POSITIVE_INFINITY)
  sent.mockClear()
  const guard = createReplayGuard(null, '')
  jest.mocked(acceptedMessages).mockReturnValue(guard)
  const readAll = async () => new Map([['/pt-br/', [`due:${START + 5000}:stored` as const]]])
  const unused = async () => false
  const store = { readAll, has: unused, remove: unused, write: async () => undefined }
  jest.mocked(dependencyStore).mockReturnValue(store)
})
afterEach(async () => {
  await Promise.all(end.map((stop) => stop()))
  end = []
  jest.useRealTimers()
})

const idsSent = () => sent.mock.calls.map(([task]) => task.kind === 'due' && task.id)

test('what a page waits for is published anew when its moment comes, once, also what was stored before a restart', async () => {
  end = [revalidateWhenDue()]
  noteDue({ id: 'noted', at: START + 3000 })
  await jest.advanceTimersByTimeAsync(2000)
  expect(idsSent()).toEqual([])
  await jest.advanceTimersByTimeAsync(1000)
  expect(idsSent()).toEqual(['noted'])
  await jest.advanceTimersByTimeAsync(400_000)
  expect(idsSent()).toEqual(['noted', 'stored'])
})

test('of several instances one renews', async () => {
  noteDue({ id: 'noted', at: START + 1000 })
  end = [revalidateWhenDue()]
  await acceptedMessages().take([`due:${START + 1000}:noted`])
  await jest.advanceTimersByTimeAsync(4000)
  expect(idsSent()).toEqual([])
})

test('a server that does not listen yet is told again', async () => {
  sent.mockRejectedValueOnce(new Error('refused'))
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  noteDue({ id: 'noted', at: START + 1000 })
  end = [revalidateWhenDue()]
  await jest.advanceTimersByTimeAsync(3000)
  expect(idsSent()).toEqual(['noted', 'noted'])
})

const NEXTS_OWN = 's-maxage=300, stale-while-revalidate=31535700'

test.each([
  [60_000, 's-maxage=3, stale-while-revalidate=5'],
  [6000, 's-maxage=3, stale-while-revalidate=3'],
  [2500, 's-maxage=2, stale-while-revalidate=0'],
  [200, 's-maxage=1, stale-while-revalidate=0'],
  [-5000, 's-maxage=1, stale-while-revalidate=0'],
  [-11_000, 's-maxage=3, stale-while-revalidate=5'],
])('%i ms before that, shared caches store pages for %s', (left, lifetime) => {
  noteDue({ id: 'noted', at: START + left })
  expect(sharedCacheControl(NEXTS_OWN, START)).toBe(`public, max-age=0, ${lifetime}`)
  expect(untilNextDue(START)).toBe(left > -10_000 ? left : Number.POSITIVE_INFINITY)
})
