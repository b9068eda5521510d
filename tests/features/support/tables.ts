import { type Selectable, sql } from 'kysely'
import { withDatabase } from '@/server/database/database'
import type { Tables } from '@/server/database/tables'

type Table = keyof Tables
type Values<Name extends Table> = Partial<Selectable<Tables[Name]>>
type Changes<Name extends Table> = { [Column in keyof Tables[Name]]?: unknown }

const whereAll = (values: object) => {
  const tests = Object.entries(values).map(([column, value]) => [sql.ref(column), value] as const)
  if (tests.length === 0) return sql``
  const wanted = tests.map(([column, value]) => sql`${column} is not distinct from ${value}`)
  return sql`where ${sql.join(wanted, sql` and `)}`
}

/** The rows of a table that have these values, in the order of a column. */
export const rowsOf = async <Name extends Table>(
  table: Name,
  values: Values<Name> = {},
  order?: keyof Tables[Name] & string,
): Promise<Selectable<Tables[Name]>[]> => {
  const sorted = order ? sql`order by ${sql.ref(order)}` : sql``
  const query = sql<Selectable<Tables[Name]>>`select * from ${sql.table(table)} ${whereAll(values)} ${sorted}`
  return (await withDatabase((db) => query.execute(db))).rows
}

/** Deletes all rows of tables. */
export const emptyTables = (...tables: Table[]): Promise<void> =>
  withDatabase(async (db) => {
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db)
  })

/** Sets columns, in all rows of a table or in those that have some values. */
export const setRows = async <Name extends Table>(
  table: Name,
  changes: Changes<Name>,
  values: Values<Name> = {},
): Promise<void> => {
  const set = Object.entries(changes).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const query = sql`update ${sql.table(table)} set ${sql.join(set)} ${whereAll(values)}`
  await withDatabase((db) => query.execute(db))
}

/** Makes every job due at once. */
export const makeDue = () => setRows('outbox', { due: sql`now()` })

/** Topics of the jobs that wait, sorted. */
export const topics = async () => (await rowsOf('outbox')).map(({ topic }) => topic).sort()
