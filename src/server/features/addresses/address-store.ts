import { sql } from 'kysely'
import { type AddressStore, type OldAddress, sitePaths } from '@/server/content/paths'
import { inTransaction, withDatabase } from '@/server/database/database'
import { pathOfSlug } from '@/shared/routing/links'
import { utcDay } from '@/shared/utils/utc-day'

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
      sql`insert into old_address_hit (slug, day, hits) values (${slug}, ${day}, 1)
        on conflict (slug, day) do update set hits = old_address_hit.hits + 1`.execute(db),
    )
  },
}

export interface AddressReport {
  old: string
  /** Null where the entry has no page any more. */
  present: string | null
  entry: string
  title: string | null
  /** ISO 8601. */
  since: string
  /** Renders of the redirect for visitors: at most one per REVALIDATE_SECONDS. */
  visits: number
}

/** Old addresses that have no page, most visited first. @param since counts visits from this day on. @throws ServiceUnavailable */
export async function addressReport(since = new Date(0)): Promise<AddressReport[]> {
  const index = await sitePaths().known('delivery')
  const slugs = new Map([...index].map(([slug, { id }]) => [id, slug]))
  const rows = await tableAddressStore.readAll()
  const counted = await withDatabase((db) =>
    db
      .selectFrom('old_address_hit')
      .select(['slug', sql<number>`sum(hits)::int`.as('visits')])
      .where('day', '>=', utcDay(since.getTime()))
      .groupBy('slug')
      .execute(),
  )
  const visits = new Map(counted.map((row) => [row.slug, row.visits]))
  return rows
    .filter(({ slug }) => !index.has(slug))
    .map(({ slug, ...row }) => {
      const present = slugs.get(row.entry)
      return {
        ...row,
        old: pathOfSlug(slug),
        present: present === undefined ? null : pathOfSlug(present),
        visits: visits.get(slug) ?? 0,
      }
    })
    .toSorted((one, other) => other.visits - one.visits)
}
