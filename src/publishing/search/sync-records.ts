import { ContentError } from '@/content/pages'
import { searchContent } from '@/content/search-records'
import type { SearchIndex, SkippedEntry } from '@/models/search'
import { searchAdmin } from './algolia/admin'
import { fitRecord } from './fit-record'
import type { SearchAdmin } from './port'
import { rateRecords } from './rate-records'

const INDEXES: SearchIndex[] = ['products', 'articles']

/** What `syncRecords` did. */
export interface SyncSummary {
  written: string[]
  /** Entries that are not published any more, or cannot be read. */
  deleted: string[]
  skipped: SkippedEntry[]
}

/**
 * Brings the indexes in step with these entries as they are published now: after an editor published, unpublished or
 * deleted them. Ids of entries that are no products or articles do no harm.
 * @returns null where no search service is configured, or no key that may write.
 * @throws ContentError, the search service's errors
 */
export async function syncRecords(
  ids: string[],
  admin: SearchAdmin | null = searchAdmin(),
): Promise<SyncSummary | null> {
  if (admin === null) return null
  const { records: plain, skipped } = await searchContent().records(ids)
  const records = { ...plain, products: await rateRecords(plain.products) }
  const written = INDEXES.flatMap((index) => records[index].map(({ id }) => id))
  if (written.length === 0 && !(await searchContent().isAnythingPublished()))
    throw new ContentError('implausible', 'no entry is delivered, so that no record is deleted')
  const deleted = ids.filter((id) => !written.includes(id))
  for (const index of INDEXES) await admin.write(index, records[index].map(fitRecord))
  for (const index of INDEXES) await admin.remove(index, deleted)
  return { written, deleted, skipped }
}
