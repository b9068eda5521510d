import { muteConsole } from '@tests/factories/mute'
import { makeChange as change } from '@tests/factories/publishing'
import type { Job, JobResult, JobStore, Work } from '@/server/publishing/revalidation/job-store'
import { createQueue } from '@/server/publishing/revalidation/queue'

const done = (job: Job): [string, JobResult] => [job.key, { revalidated: [`/${job.change.id}/`], rest: null }]
const work = (...paths: string[]): Work => ({ paths, unshared: [], records: [], searchSettings: false })

const storeOn = (disk: Map<string, Job>): JobStore => ({
  write: async (job) => void disk.set(job.key, job),
  remove: async (key) => void disk.delete(key),
  hasLeft: async () => disk.size > 0,
  takeUp: async () => [...disk.values()],
})

/** A queue whose time passes as soon as somebody waits, on a disk that outlives it. */
const setUp = (disk = new Map<string, Job>(), store = storeOn(disk)) => {
  const clock = { now: Date.UTC(2026, 10, 21) }
  const rounds: Job[][] = []
  const process = jest.fn(async (jobs: readonly Job[]): Promise<ReadonlyMap<string, JobResult>> => {
    rounds.push([...jobs])
    return new Map(jobs.map(done))
  })
  const queue = createQueue({
    process,
    store,
    now: () => clock.now,
    wait: async (milliseconds) => {
      await new Promise((resolve) => setImmediate(resolve))
      clock.now += milliseconds
    },
  })
  return { clock, disk, rounds, process, queue }
}
const revalidate = async () => undefined
const untilEmpty = async (disk: Map<string, Job>): Promise<void> => {
  while (disk.size > 0) await new Promise((resolve) => setImmediate(resolve))
}

muteConsole('info', 'warn', 'error')

test('a change is answered with its own paths, and leaves the disk', async () => {
  const { queue, disk } = setUp()
  await expect(queue.add(change('a'), revalidate)).resolves.toEqual({ revalidated: ['/a/'], isDone: true })
  await untilEmpty(disk)
})

test('a release of 200 entries is one round, and its sender is not kept waiting (PUBLISH-1)', async () => {
  const { queue, rounds, disk } = setUp()
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) => queue.add(change(`entry-${index}`), revalidate)),
  )
  expect(outcomes.every(({ isDone }) => !isDone)).toBe(true)
  expect(disk.size).toBe(200)
  await untilEmpty(disk)
  expect(rounds.map((jobs) => jobs.length)).toEqual([200])
})

test('of one entry, the latest message counts, but not a revision that was overtaken', async () => {
  const { queue, rounds } = setUp()
  await Promise.all([
    queue.add(change('a', { revision: 7 }), revalidate),
    queue.add(change('a', { revision: 6 }), revalidate),
    queue.add(change('b'), revalidate),
    queue.add(change('b', { expects: 'gone', revision: null }), revalidate),
  ])
  expect(rounds.flat().map((job) => [job.change.id, job.change.expects, job.change.revision])).toEqual([
    ['a', 'published', 7],
    ['b', 'gone', null],
  ])
})

test('of two events of one entry, the later by its time counts, whichever comes last', async () => {
  const { queue, rounds } = setUp()
  const [early, late] = ['2026-11-21T05:00:00.000Z', '2026-11-21T05:00:01.000Z']
  await Promise.all([
    queue.add(change('a', { updatedAt: late, namedPaths: ['/one/'] }), revalidate),
    queue.add(change('a', { updatedAt: early, expects: 'gone', namedPaths: ['/two/'] }), revalidate),
    queue.add(change('b', { updatedAt: late, expects: 'gone' }), revalidate),
    queue.add(change('b', { updatedAt: early, revision: 9 }), revalidate),
  ])
  expect(rounds.flat().map(({ change: { id, expects, namedPaths } }) => [id, expects, namedPaths])).toEqual([
    ['a', 'published', ['/one/', '/two/']],
    ['b', 'gone', []],
  ])
})

test('an older event that comes while a later one is dealt with does not take its place', async () => {
  const { queue, disk, process } = setUp()
  const [early, late] = ['2026-11-21T05:00:00.000Z', '2026-11-21T05:00:01.000Z']
  let add: Promise<unknown> = Promise.resolve()
  process.mockImplementationOnce(async (jobs) => {
    add = queue.add(change('a', { updatedAt: early, expects: 'gone' }), revalidate)
    await new Promise((resolve) => setImmediate(resolve))
    return new Map(jobs.map((job) => [job.key, { revalidated: [], rest: job }]))
  })
  await queue.add(change('a', { updatedAt: late }), revalidate)
  await add
  await untilEmpty(disk)
  expect(process.mock.lastCall?.[0][0]?.change.expects).toBe('published')
})

test('a store that cannot write refuses no change: it is dealt with from memory, and one line says so (FAULT-4)', async () => {
  const full = async () => Promise.reject(new Error('ENOSPC'))
  const { queue, process } = setUp(new Map(), { write: full, remove: full, hasLeft: full, takeUp: full })
  await expect(queue.add(change('a'), revalidate)).resolves.toEqual({ revalidated: ['/a/'], isDone: true })
  process.mockImplementationOnce(async ([job]) =>
    job ? new Map([[job.key, { revalidated: [], rest: { ...job, work: work('/b/') } }]]) : new Map(),
  )
  await expect(queue.add(change('b'), revalidate)).resolves.toMatchObject({ isDone: false })
  while (process.mock.calls.length < 3) await new Promise((resolve) => setImmediate(resolve))
  expect(process.mock.lastCall?.[0][0]?.work).toEqual(work('/b/'))
  expect(jest.mocked(console.warn).mock.calls.flat().join()).toBe(
    'publishing: changes stay in memory only: ENOSPC',
  )
})

test('what fails is done again, later each time, until it succeeds (PUBLISH-8)', async () => {
  const { queue, disk, process, clock } = setUp()
  const startedAt: number[] = []
  process.mockImplementation(async ([job]) => {
    startedAt.push(clock.now)
    if (!job) return new Map()
    const rest = { ...job, work: work('/a/'), attempts: job.attempts + 1 }
    return startedAt.length < 6 ? new Map([[job.key, { revalidated: [], rest }]]) : new Map([done(job)])
  })
  await expect(queue.add(change('a'), revalidate)).resolves.toEqual({ revalidated: [], isDone: false })
  await untilEmpty(disk)
  expect(process).toHaveBeenCalledTimes(6)
  expect(process.mock.lastCall?.[0][0]?.work).toEqual(work('/a/'))
  const waits = startedAt.slice(1).map((at, index) => at - (startedAt[index] ?? 0))
  expect(waits[4]).toBeGreaterThan(4 * (waits[0] ?? 0))
})

test('a round that breaks down loses nothing', async () => {
  const { queue, disk, process } = setUp()
  process.mockRejectedValueOnce(new Error('disk full'))
  await expect(queue.add(change('a'), revalidate)).resolves.toMatchObject({ isDone: false })
  await untilEmpty(disk)
  expect(process).toHaveBeenCalledTimes(2)
})

test('what cannot be done for hours is given up and reported', async () => {
  const { queue, disk, process } = setUp()
  process.mockImplementation(
    async (jobs) =>
      new Map(
        jobs.map((job) => [job.key, { revalidated: [], rest: { ...job, attempts: job.attempts + 1 } }]),
      ),
  )
  await queue.add(change('a'), revalidate)
  await untilEmpty(disk)
  expect(jest.mocked(console.error).mock.calls.flat().join()).toMatch(/given up on Entry a/)
})

test('a process that was killed leaves its changes to the next one, once (PUBLISH-8)', async () => {
  const killed = setUp()
  killed.process.mockImplementation(() => new Promise(() => undefined))
  void killed.queue.add(change('a'), revalidate)
  void killed.queue.add(change('b'), revalidate)
  while (killed.process.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
  const next = setUp(killed.disk)
  await next.queue.resume(revalidate)
  await next.queue.resume(revalidate)
  await untilEmpty(next.disk)
  expect(next.rounds.flat().map((job) => job.key)).toEqual(['Entry a', 'Entry b'])
})

test('paths that an older change of an entry left undone pass to the newer one', async () => {
  const { queue, disk, process } = setUp()
  let add: Promise<unknown> = Promise.resolve()
  process.mockImplementationOnce(async ([job]) => {
    add = queue.add(change('a', { revision: 2 }), revalidate)
    await new Promise((resolve) => setImmediate(resolve))
    return job ? new Map([[job.key, { revalidated: [], rest: { ...job, work: work('/old/') } }]]) : new Map()
  })
  await queue.add(change('a'), revalidate)
  await add
  await untilEmpty(disk)
  expect(process.mock.lastCall?.[0][0]?.change).toMatchObject({ revision: 2, namedPaths: ['/old/'] })
})
