/** @jest-environment node */
import type { ContentChange } from '@/publishing/change'
import { ARRIVES_WITHIN, arrivedJobs, hasArrived } from '@/publishing/revalidation/arrivals'
import type { Job } from '@/publishing/revalidation/job'
import { renderPaths } from '@/publishing/revalidation/render-paths'

const change = (more: Partial<ContentChange> = {}): ContentChange => ({
  kind: 'Entry',
  id: 'a',
  expects: 'published',
  revision: 3,
  updatedAt: '2026-11-21T05:00:00.000Z',
  contentType: null,
  namedPaths: [],
  ...more,
})
const job = (more: Partial<ContentChange> = {}): Job => ({
  key: 'Entry a',
  change: change(more),
  work: null,
  attempts: 0,
  receivedAt: 1000,
})

test.each([
  ['the revision published', { revision: 3, updatedAt: null }, true],
  ['a later one', { revision: 4, updatedAt: null }, true],
  ['the one before', { revision: 2, updatedAt: null }, false],
  [
    'a service that counts no revisions, but knows the time',
    { revision: null, updatedAt: '2026-11-21T05:00:00.000Z' },
    true,
  ],
  ['an earlier time', { revision: null, updatedAt: '2026-11-21T04:59:59.999Z' }, false],
])('a publishing has arrived with %s: %s -> %s', (_name, state, expected) => {
  expect(hasArrived(change(), state)).toBe(expected)
})

test('a publishing has not arrived while the entry is missing, an unpublishing only when it is', () => {
  expect(hasArrived(change(), undefined)).toBe(false)
  expect(hasArrived(change({ expects: 'gone' }), undefined)).toBe(true)
  expect(hasArrived(change({ expects: 'gone' }), { revision: 3, updatedAt: null })).toBe(false)
})

test('entries and assets are asked for once each, however many there are', async () => {
  const states = jest.fn(async () => new Map([['a', { revision: 3, updatedAt: null }]]))
  const jobs = [job(), job({ id: 'b' }), job({ kind: 'Asset' })]
  const arrived = await arrivedJobs(jobs, 1000, states)
  expect([...arrived].map(({ change: { kind, id } }) => `${kind} ${id}`)).toEqual(['Entry a', 'Asset a'])
  expect(states.mock.calls).toEqual([
    ['Entry', ['a', 'b']],
    ['Asset', ['a']],
  ])
})

test('a change that never arrives was overtaken by another: it is dealt with in the end', async () => {
  const none = async () => new Map()
  expect((await arrivedJobs([job()], 1000 + ARRIVES_WITHIN - 1, none)).size).toBe(0)
  expect((await arrivedJobs([job()], 1000 + ARRIVES_WITHIN, none)).size).toBe(1)
})

test('each path is made once, at most four at a time, and those that fail are told', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  let running = 0
  let most = 0
  const made: string[] = []
  const failed = await renderPaths([...'abcdefghij', ...'abc'], async (path) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    made.push(path)
    if (path === 'c') throw new Error('500')
  })
  expect(made.toSorted().join('')).toBe('abcdefghij')
  expect(most).toBe(4)
  expect([...failed]).toEqual(['c'])
})
