import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inTransaction, ServiceUnavailable, withDatabase } from '@/server/database/database'
import { enqueue } from '@/server/jobs/outbox'
import { databaseForSuite } from './support/database'

const database = databaseForSuite()

interface Sent {
  id: string
}

const SUBMISSIONS = 500
/** Milliseconds: a thousand transactions, one after the other, while other tests have the machine. */
const SLOW_MACHINE = 240_000
/** Early, so that a slow machine is not done with waiting before. */
const KILLED_AFTER = 20

/** One form, sent once: its record and the mail that is to follow, under the id of the drawn form. */
const submit = (id: string): Promise<void> =>
  inTransaction(async (trx) => {
    const { rows } =
      await sql<Sent>`insert into sent (id) values (${id}) on conflict do nothing returning id`.execute(trx)
    if (rows.length > 0) await enqueue(trx, 'retention', {}, { key: id })
  })

const ids = async (table: string, column: string): Promise<string[]> => {
  const { rows } = await withDatabase((db) =>
    sql<Sent>`select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} is not null order by 1`.execute(
      db,
    ),
  )
  return rows.map(({ id }) => id)
}

/** A visitor who is told to try again sends the same form, until it is taken. */
const submitAgain = async (id: string): Promise<void> => {
  try {
    await submit(id)
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    await submitAgain(id)
  }
}

test(
  '500 submissions at once, the database killed in the middle: what was acknowledged is stored once, the others were told (SANDBOX-4)',
  async () => {
    await withDatabase((db) => sql`create table sent (id text primary key)`.execute(db))
    const all = [...Array(SUBMISSIONS)].map((): string => randomUUID())
    const acknowledged: string[] = []
    const refused: string[] = []
    const errors: unknown[] = []
    await Promise.all(
      all.map(async (id) => {
        try {
          await submit(id)
          acknowledged.push(id)
          if (acknowledged.length === KILLED_AFTER) await database.current().kill()
        } catch (error) {
          refused.push(id)
          if (!(error instanceof ServiceUnavailable)) errors.push(error)
        }
      }),
    )
    expect(errors).toEqual([])
    expect(refused.length).toBeGreaterThan(0)
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLED_AFTER)

    const [again = ''] = refused
    await submitAgain(again)
    const stored = await ids('sent', 'id')
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([])

    // What was stored unheard is not stored twice.
    const left = [...refused]
    const sendRest = async (): Promise<void> => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) await submitAgain(id)
    }
    await Promise.all([1, 2, 3, 4].map(sendRest))
    expect(await ids('sent', 'id')).toEqual([...all].sort())
    const mails = (await ids('outbox', 'key')).filter((key) => all.includes(key))
    expect(mails).toEqual([...all].sort())
  },
  SLOW_MACHINE,
)

test('a wrong statement is an error of its own, not an outage', async () => {
  const asking = withDatabase((db) => sql`select nothing`.execute(db))
  await expect(asking).rejects.toMatchObject({ code: '42703' })
})
