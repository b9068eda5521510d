import { sql } from 'kysely'
import { sitePaths } from '@/content/paths'
import { utcDay } from '@/lib/utc-day'
import { pathOfSlug } from '@/routing/links'
import { withDatabase } from '../database/database'
import { tableAddressStore } from './address-store'

/** An address that a page has left. */
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
