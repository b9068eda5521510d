import { noteRendering } from '@/server/cache/awaited-pages'
import type { ContentChange, Job } from '@/server/publishing/revalidation/job-store'
import { renderPaths } from '@/server/publishing/revalidation/render-paths'
import {
  PROPAGATES_WITHIN,
  propagationOf,
  settledJobs,
} from '@/server/publishing/revalidation/take-up-changes'

const AT = '2026-11-21T05:00:00.000Z'
const change = (more: Partial<ContentChange> = {}): ContentChange => ({
  kind: 'Entry',
  id: 'a',
  expects: 'published',
  revision: 3,
  updatedAt: AT,
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
  ['the revision published', { revision: 3, updatedAt: null }, 'shown'],
  ['a later one', { revision: 4, updatedAt: null }, 'shown'],
  ['the one before', { revision: 2, updatedAt: null }, 'awaited'],
  ['a service that counts no revisions, but knows the time', { revision: null, updatedAt: AT }, 'shown'],
  ['an earlier time', { revision: null, updatedAt: '2026-11-21T04:59:59.999Z' }, 'awaited'],
  [
    'a space restored from a copy, which counts revisions from a lower one',
    { revision: 1, updatedAt: AT },
    'shown',
  ],
] as const)('a publishing and %s', (_name, state, expected) => {
  expect(propagationOf(change(), state)).toBe(expected)
})

test('a publishing is awaited while the entry is missing, an unpublishing while it is not', () => {
  expect(propagationOf(change(), undefined)).toBe('awaited')
  const gone = change({ expects: 'gone' })
  expect(propagationOf(gone, undefined)).toBe('shown')
  expect(propagationOf(gone, { revision: 3, updatedAt: null })).toBe('awaited')
  expect(propagationOf(gone, { revision: 3, updatedAt: '2026-11-20T05:00:00.000Z' })).toBe('awaited')
})

test('an unpublishing that the entry was published after is overtaken, and not waited for', async () => {
  const state = { revision: 4, updatedAt: '2026-11-21T05:00:00.001Z' }
  const gone = job({ expects: 'gone' })
  expect(propagationOf(gone.change, state)).toBe('overtaken')
  const settled = await settledJobs([gone], 1000, async () => new Map([['a', state]]))
  expect(settled.get(gone)).toEqual({ isConfirmed: false, state })
})

test('entries and assets are asked for once each, however many there are', async () => {
  const states = jest.fn(async () => new Map([['a', { revision: 3, updatedAt: null }]]))
  const jobs = [job(), job({ id: 'b' }), job({ kind: 'Asset' })]
  const settled = await settledJobs(jobs, 1000, states)
  expect([...settled.keys()].map(({ change: { kind, id } }) => `${kind} ${id}`)).toEqual([
    'Entry a',
    'Asset a',
  ])
  expect(states.mock.calls).toEqual([
    ['Entry', ['a', 'b']],
    ['Asset', ['a']],
  ])
})

test('a change that the delivery API contradicts ends in two minutes, and is not confirmed (PUBLISH-3)', async () => {
  const none = async () => new Map()
  const contradicted = job()
  expect((await settledJobs([contradicted], 1000 + PROPAGATES_WITHIN - 1, none)).size).toBe(0)
  const settled = await settledJobs([contradicted], 1000 + PROPAGATES_WITHIN, none)
  expect(settled.get(contradicted)).toEqual({ isConfirmed: false, state: null })
})

test('each path is made once, at most four at a time, and those that fail are told', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  let running = 0
  let most = 0
  const made: string[] = []
  const { failed } = await renderPaths([...'abcdefghij', ...'abc'], async (path) => {
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

test('a path that came out of a rendering begun before the change is rendered again, at most three times (PUBLISH-7)', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const calls: string[] = []
  const { failed, unshared } = await renderPaths(['/joined/', '/late/', '/unshared/'], async (path) => {
    calls.push(path)
    const isOld =
      path === '/late/' || (path === '/joined/' && calls.filter((made) => made === path).length === 1)
    const began = Date.now() + (isOld ? -1000 : 1000)
    noteRendering(path, {
      began,
      isShared: path !== '/unshared/',
      isRetained: false,
    })
  })
  expect(calls.toSorted()).toEqual(['/joined/', '/joined/', '/late/', '/late/', '/late/', '/unshared/'])
  expect([...failed]).toEqual(['/late/'])
  expect([...unshared]).toEqual(['/unshared/'])
})
