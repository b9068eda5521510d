import { inTransaction, withDatabase } from '@/server/database/database'
import { MOST_TRIES } from '@/server/jobs/jobs'
import { enqueue, onOutboxSignal } from '@/server/jobs/outbox'
import { Undeliverable } from '@/server/jobs/topic'
import { workOutbox } from '@/server/jobs/work'
import { databaseForSuite } from './support/database'
import { emptyTables, makeDue, rowsOf, setRows } from './support/tables'

jest.mock('@/server/content/paths', () => jest.requireActual('./support/no-content').everyPlace())

databaseForSuite()

const rows = () => rowsOf('outbox', {}, 'created_at')

beforeEach(() => emptyTables('outbox'))

test('a job is done once and forgotten, with the id of its row (STORE-3)', async () => {
  const done: unknown[] = []
  await inTransaction((trx) => enqueue(trx, 'retention', { review: 7 }))
  const [job] = await rows()
  const handler = async (payload: object, { id }: { id: string }) => void done.push({ payload, id })
  expect(await workOutbox({ handlers: { retention: handler } })).toBe(1)
  expect(done).toEqual([{ payload: { review: 7 }, id: job?.id }])
  expect(await rows()).toEqual([])
})

test('a transaction that is rolled back leaves no job and wakes nobody (STORE-3)', async () => {
  const woken = jest.fn()
  const forget = onOutboxSignal(woken)
  const failing = inTransaction(async (trx) => {
    await enqueue(trx, 'retention', {})
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  expect(woken).not.toHaveBeenCalled()
  await inTransaction((trx) => enqueue(trx, 'retention', {}))
  expect(woken).toHaveBeenCalledTimes(1)
  expect(await rows()).toHaveLength(1)
  forget()
})

test('a failure puts a job off, with a code and without its message (STORE-3)', async () => {
  await inTransaction((trx) => enqueue(trx, 'retention', {}))
  const failure = Object.assign(new Error('421 ana@exemplo.com.br: try later'), {
    code: 'EENVELOPE',
    responseCode: 421,
  })
  const retention = jest.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce(undefined)
  await workOutbox({ handlers: { retention } })
  const [job] = await rows()
  expect(job).toMatchObject({ tries: 1, last_error: 'EENVELOPE 421', dead_at: null })
  expect(job?.due.getTime()).toBeGreaterThan(job?.created_at.getTime() ?? 0)
  expect(await workOutbox({ handlers: { retention } })).toBe(0)
  await makeDue()
  await workOutbox({ handlers: { retention } })
  expect(await rows()).toEqual([])
  expect(retention).toHaveBeenCalledTimes(2)
})

test('what can never be done is dead at once, and what fails too often in the end (STORE-3)', async () => {
  await inTransaction((trx) => enqueue(trx, 'retention', {}))
  await workOutbox({ handlers: { retention: async () => Promise.reject(new Undeliverable('SMTP 550')) } })
  expect(await rows()).toMatchObject([{ last_error: 'SMTP 550', dead_at: expect.any(Date) }])

  await emptyTables('outbox')
  await inTransaction((trx) => enqueue(trx, 'retention', {}))
  await setRows('outbox', { tries: MOST_TRIES - 1 })
  await workOutbox({ handlers: { retention: async () => Promise.reject(new Error('again')) } })
  const [job] = await rows()
  expect(job?.dead_at).not.toBeNull()
  await makeDue()
  expect(await workOutbox({ handlers: {} })).toBe(0)
})

test('a job that takes its process with it is not tried without end', async () => {
  await inTransaction((trx) => enqueue(trx, 'retention', {}))
  await setRows('outbox', { tries: MOST_TRIES })
  const retention = jest.fn()
  expect(await workOutbox({ handlers: { retention } })).toBe(0)
  expect(retention).not.toHaveBeenCalled()
  expect(await rows()).toMatchObject([{ last_error: 'never ended', dead_at: expect.any(Date) }])
})

test('jobs of one key are one job while it waits', async () => {
  await inTransaction((trx) => enqueue(trx, 'retention', {}, { key: 'once' }))
  await inTransaction((trx) => enqueue(trx, 'retention', {}, { key: 'once' }))
  expect(await rows()).toHaveLength(1)
})

test('a delayed job is not done before its time', async () => {
  await inTransaction((trx) => enqueue(trx, 'retention', {}, { delaySeconds: 60 }))
  expect(await workOutbox({ handlers: { retention: async () => undefined } })).toBe(0)
})

test('several workers share the jobs: each is done by one of them', async () => {
  await inTransaction(async (trx) => {
    for (let job = 0; job < 40; job++) await enqueue(trx, 'retention', { job })
  })
  const done: unknown[] = []
  const retention = async ({ job }: Record<string, unknown>) => void done.push(job)
  await Promise.all([1, 2, 3, 4].map(() => workOutbox({ handlers: { retention } })))
  expect(done.sort((a, b) => Number(a) - Number(b))).toEqual([...Array(40).keys()])
})

test('a job whose worker died comes back when its lease ends (STORE-3)', async () => {
  await inTransaction((trx) => enqueue(trx, 'retention', {}))
  const { takeJobs } = await import('@/server/jobs/jobs')
  expect(await withDatabase((db) => takeJobs(db, 5))).toHaveLength(1)
  expect(await withDatabase((db) => takeJobs(db, 5))).toHaveLength(0)
  await makeDue()
  expect(await withDatabase((db) => takeJobs(db, 5))).toMatchObject([{ tries: 2 }])
})
