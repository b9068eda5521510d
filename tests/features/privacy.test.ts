import { sql } from 'kysely'
import { inTransaction } from '@/server/database/database'
import { applyRetention, planRetention } from '@/server/features/privacy/feature'
import { erasePerson, exportPerson } from '@/server/features/privacy/privacy'
import { RETENTION } from '@/server/features/registry'
import { enqueue } from '@/server/jobs/outbox'
import { DAY } from '@/shared/utils/utc-day'
import { databaseForSuite } from './support/database'
import { emptyTables, rowsOf, setRows } from './support/tables'
import { tracesOf } from './support/traces'

databaseForSuite()

const EMAIL = 'Ana.Lima@Exemplo.com.br'
const jobs = () => rowsOf('outbox', {}, 'due')

test('erasure leaves no trace of an address in any column of any table, and touches nobody else (STORE-4)', async () => {
  await inTransaction((trx) => enqueue(trx, 'retention', { to: 'ana.lima@exemplo.com.br' }))
  await inTransaction((trx) => enqueue(trx, 'retention', { to: 'joao@exemplo.com.br' }))
  expect(await tracesOf(EMAIL)).toEqual(['outbox.payload'])
  expect(await erasePerson(` ${EMAIL} `)).toMatchObject({ outbox: 1 })
  expect(await tracesOf(EMAIL)).toEqual([])
  expect(await tracesOf('joao@exemplo.com.br')).toEqual(['outbox.payload'])
})

test('a person of whom nothing is held gets an empty answer', async () => {
  const held = await exportPerson('ninguem@exemplo.com.br')
  expect(Object.values(held).flat()).toEqual([])
})

test('the clean-up is planned once a day for all instances, and plans the next day itself (STORE-5)', async () => {
  await emptyTables('outbox')
  await inTransaction(planRetention)
  await inTransaction(planRetention)
  expect(await jobs()).toHaveLength(1)
  await applyRetention(RETENTION)
  await applyRetention(RETENTION)
  const planned = await jobs()
  expect(new Set(planned.map(({ key }) => key)).size).toBe(2)
  const [today = 0, tomorrow = 0] = planned.map(({ due }) => due.getTime()).toSorted((a, b) => a - b)
  expect(Math.round((tomorrow - today) / DAY)).toBe(1)
})

test('jobs that were given up are kept as long as configured (STORE-5)', async () => {
  await emptyTables('outbox')
  for (const days of [29, 31]) {
    await inTransaction((trx) => enqueue(trx, 'retention', { days }))
    await setRows('outbox', { dead_at: sql`now() - make_interval(days => ${days})` }, { dead_at: null })
  }
  await applyRetention(RETENTION)
  expect((await jobs()).filter(({ dead_at }) => dead_at !== null)).toMatchObject([{ payload: { days: 29 } }])
})

test('every rule of retention has a positive number of days (STORE-5)', async () => {
  const { serverEnv } = await import('@/shared/config/env')
  expect(RETENTION.length).toBeGreaterThan(0)
  for (const rule of RETENTION) expect(rule.days(serverEnv())).toBeGreaterThan(0)
})
