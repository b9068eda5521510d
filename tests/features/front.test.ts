import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { migrate } from '@/server/database/migrate'
import { databaseForSuite } from './support/database'

const database = databaseForSuite()

const connected = async (): Promise<Client> => {
  const client = new Client({ connectionString: database.current().url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

test('three migrators at once: each step is taken once (STORE-2)', async () => {
  const taken = await Promise.all([1, 2, 3].map(() => migrate(database.current().url)))
  expect(taken.filter((steps) => steps.length > 0)).toHaveLength(1)
})

test('a database that a later version has changed already is left as it is, and served (STORE-2)', async () => {
  const client = await connected()
  await client.query("insert into kysely_migration (name, timestamp) values ('9999-later', 'now')")
  expect(await migrate(database.current().url)).toEqual([])
  await client.end()
})

test('three processes of five connections each: every answer belongs to its question', async () => {
  const client = await connected()
  await client.query('create table asked (n int not null)')
  const ask = async (first: number) => {
    const args = [
      '--import',
      'tsx',
      'tests/features/support/asker.ts',
      database.current().url,
      String(first),
      '100',
    ]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    return JSON.parse(stdout)
  }
  expect(await Promise.all([1000, 2000, 3000].map(ask))).toEqual(Array(3).fill({ wrong: 0, asked: 300 }))
  const { rows } = await client.query('select n from asked order by n')
  const committed = [1000, 2000, 3000].flatMap((first) =>
    [...Array(100).keys()].map((index) => first + index),
  )
  expect(rows.map(({ n }) => n)).toEqual(committed.filter((n) => n % 3 !== 0))
  await client.end()
})

test('what a client sets does not reach the next one', async () => {
  const [one, other] = [await connected(), await connected()]
  const before = await other.query('show search_path')
  await one.query("set search_path to 'nowhere'")
  expect((await other.query('show search_path')).rows).toEqual(before.rows)
  await Promise.all([one.end(), other.end()])
})

test('an error in one statement leaves the session to the next client, and names what was wrong', async () => {
  const [one, other] = [await connected(), await connected()]
  await one.query('begin')
  await expect(one.query('select nonsense from nowhere')).rejects.toMatchObject({ code: '42P01' })
  const waiting = other.query('select 1 as n')
  await expect(one.query('select 1')).rejects.toMatchObject({ code: '25P02' })
  await one.query('rollback')
  expect((await waiting).rows).toEqual([{ n: 1 }])
  await Promise.all([one.end(), other.end()])
})

test('a statement whose answer is long comes whole', async () => {
  const client = await connected()
  const { rows } = await client.query("select repeat('á', 500000) as text from generate_series(1, 4)")
  expect(rows.map(({ text }) => text.length)).toEqual([500_000, 500_000, 500_000, 500_000])
  await client.end()
})
