import { sql } from 'kysely'
import type { AddressStore, OldAddress } from '@/content/paths'
import { utcDay } from '@/lib/utc-day'
import { inTransaction, withDatabase } from '../database/database'

/** Rows per statement. */
const BATCH = 1000

const readAll = (): Promise<OldAddress[]> =>
  withDatabase(async (db) => {
    const rows = await db.selectFrom('old_address').selectAll().orderBy('slug').execute()
    return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
  })

/** Old addresses in the database. Several instances may report the same move: the first one's time counts. */
export const tableAddressStore: AddressStore = {
  readAll,
  write: (left, taken) =>
    inTransaction(async (trx) => {
      for (let from = 0; from < left.length; from += BATCH)
        await trx
          .insertInto('old_address')
          .values(left.slice(from, from + BATCH))
          .onConflict((conflict) =>
            conflict
              .column('slug')
              .doUpdateSet({
                entry: sql<string>`excluded.entry`,
                title: sql<string | null>`excluded.title`,
                since: sql<Date>`excluded.since`,
              })
              .whereRef('old_address.entry', '<>', sql`excluded.entry`),
          )
          .execute()
      for (let from = 0; from < taken.length; from += BATCH)
        await trx
          .deleteFrom('old_address')
          .where('slug', 'in', taken.slice(from, from + BATCH))
          .execute()
    }),
  count: async (slug) => {
    const day = utcDay(Date.now())
    await withDatabase((db) =>
      db
        .insertInto('old_address_hit')
        .values({ slug, day, hits: 1 })
        .onConflict((conflict) =>
          conflict.columns(['slug', 'day']).doUpdateSet({ hits: sql<number>`old_address_hit.hits + 1` }),
        )
        .execute(),
    )
  },
}
