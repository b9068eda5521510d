import { makeChange as change } from '@tests/factories/publishing'
import { sql } from 'kysely'
import type { Job, JobResult } from '@/server/publishing/revalidation/job-store'
import { createQueue } from '@/server/publishing/revalidation/queue'
import { createTableJobStore } from '@/server/publishing/revalidation/table-job-store'
import { databaseForSuite } from './support/database'
import { emptyTables, rowsOf, setRows } from './support/tables'

databaseForSuite()
beforeEach(() => emptyTables('publish_job'))

const jobOf = (id: string): Job => ({
  key: `Entry ${id}`,
  change: change(id),
  work: { paths: [`/${id}/`], unshared: [`/${id}/shown/`], records: [id], searchSettings: false },
  attempts: 3,
  receivedAt: Date.now(),
})
const rows = () => rowsOf('publish_job')
/** Its holder was killed a while ago. */
const endLeases = () => setRows('publish_job', { leased_until: sql`now()` })

test('work of an instance that is gone is finished by another one, pages and search records (PUBLISH-8)', async () => {
  await createTableJobStore('killed').write(jobOf('a'))
  await endLeases()
  const done: Job[] = []
  const store = createTableJobStore('other')
  const queue = createQueue({
    process: async (jobs): Promise<ReadonlyMap<string, JobResult>> => {
      done.push(...jobs)
      return new Map(jobs.map(({ key }) => [key, { revalidated: [], rest: null }]))
    },
    store,
    now: Date.now,
    wait: async () => undefined,
  })
  expect(await store.hasLeft()).toBe(true)
  await queue.resume(async () => undefined)
  while ((await rows()).length > 0);
  expect(done.map(({ work }) => work)).toEqual([jobOf('a').work])
})

test('nobody takes the work of an instance that runs (PUBLISH-8)', async () => {
  const [running, other] = [createTableJobStore('running'), createTableJobStore('other')]
  await running.write(jobOf('a'))
  expect(await other.hasLeft()).toBe(false)
  await endLeases()
  // Its next look shows that it still runs.
  await running.hasLeft()
  expect(await other.takeUp()).toEqual([])
})

test('two that take up at once share the work, and each row is one job', async () => {
  const killed = createTableJobStore('killed')
  for (const id of ['a', 'b', 'c']) await killed.write(jobOf(id))
  await endLeases()
  const taken = await Promise.all(['one', 'other'].map((holder) => createTableJobStore(holder).takeUp()))
  const keys = taken.flat().map(({ key }) => key)
  expect(keys.sort()).toEqual(['Entry a', 'Entry b', 'Entry c'])
  expect(await rows()).toHaveLength(3)
})

test('what one instance has finished of an entry does not undo what another one has to do', async () => {
  const [one, other] = [createTableJobStore('one'), createTableJobStore('other')]
  await one.write(jobOf('a'))
  await other.write({ ...jobOf('a'), attempts: 0 })
  await one.remove('Entry a')
  expect(await rows()).toMatchObject([{ holder: 'other', job: { attempts: 0 } }])
})
