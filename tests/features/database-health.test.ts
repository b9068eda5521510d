import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Client } from 'pg'
import { connection, createConnection } from '@/server/database/connection'
import { inTransaction, ServiceUnavailable, withDatabase } from '@/server/database/database'
import { databaseFault } from '@/server/database/health'
import { deadJobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { databaseForSuite } from './support/database'

const database = databaseForSuite()

/** Roles are for a server of one's own: the sandbox's database has one user, who may do everything. */
const onServer = process.env.TEST_DATABASE_URL ? test : test.skip

const WITHIN = 30_000

const ask = (statement: string): Promise<unknown> =>
  withDatabase((db) => sql.raw(statement).execute(db)).catch((error: unknown) => error)

const asOwner = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: database.current().url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('a database that is as it should be has no fault', async () => {
  expect(await databaseFault(WITHIN)).toBeNull()
})

test('tables that were dropped are a fault, are made again, and forms go on without a restart (STORE-6)', async () => {
  await ask('drop schema public cascade')
  await ask('create schema public')
  expect(await databaseFault(WITHIN)).toMatch(/tables are missing or old/)
  await inTransaction((trx) => enqueue(trx, 'retention', {}))
  expect(await databaseFault(WITHIN)).toBeNull()
})

test('tables of an older version, as a restore leaves them, are a fault until they are brought up to date', async () => {
  await ask('create table steps as select * from kysely_migration; delete from kysely_migration')
  expect(await databaseFault(WITHIN)).toMatch(/tables are missing or old/)
  await asOwner('insert into kysely_migration select * from steps; drop table steps')
  expect(await databaseFault(WITHIN)).toBeNull()
})

test('a write that was refused is a fault until one would succeed: health tries, and leaves nothing behind (STORE-6)', async () => {
  const count = () =>
    withDatabase(async (db) => (await db.selectFrom('outbox').select('id').execute()).length)
  await ask(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'full' using errcode = '53100'; end $$`)
  await ask('create trigger refused before insert on outbox execute function refuse()')
  const before = await count()
  await expect(inTransaction((trx) => enqueue(trx, 'retention', {}))).rejects.toThrow(ServiceUnavailable)
  await ask('select 1')
  expect(await databaseFault(WITHIN)).toMatch(/disk .* is full/)
  await ask('drop trigger refused on outbox')
  expect(await databaseFault(WITHIN)).toBeNull()
  expect(connection().refusedWrite()).toBeNull()
  expect(await count()).toBe(before)
})

test('jobs that were given up count, but for a mail to an address that a visitor mistyped (STORE-6)', async () => {
  await ask('delete from outbox')
  await ask(
    `insert into outbox (id, topic, payload, dead_at, last_error) values
      ('${randomUUID()}', 'contact-receipt', '{}', now(), 'SMTP 550'),
      ('${randomUUID()}', 'contact-receipt', '{}', null, null)`,
  )
  expect(await deadJobs()).toBe(0)
  await ask(
    `insert into outbox (id, topic, payload, dead_at, last_error) values
      ('${randomUUID()}', 'contact-notice', '{}', now(), 'SMTP 550'),
      ('${randomUUID()}', 'account-reset', '{}', now(), 'EAUTH 535')`,
  )
  expect(await deadJobs()).toBe(2)
  await ask('delete from outbox')
})

describe('with a user of its own', () => {
  const role = `reader_${randomUUID().replaceAll('-', '')}`
  const asRole = (): string => {
    const url = new URL(database.current().url)
    url.username = role
    url.password = role
    return url.href
  }
  onServer('who may read and not write, the fault says so and names the variable', async () => {
    await asOwner(
      `create role ${role} login password '${role}'; grant usage on schema public to ${role}; grant select on all tables in schema public to ${role}`,
    )
    const reader = createConnection(asRole())
    try {
      expect(await databaseFault(WITHIN, reader)).toMatch(/DATABASE_URL lacks rights/)
    } finally {
      await reader.close()
      await asOwner(`drop owned by ${role}; drop role ${role}`)
    }
  })

  onServer('who is unknown, the fault names login and variable', async () => {
    const stranger = createConnection(asRole())
    expect(await databaseFault(WITHIN, stranger)).toMatch(/wrong login, .*DATABASE_URL/)
    await stranger.close()
  })
})
