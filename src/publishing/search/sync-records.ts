import { ContentError } from '@/content/pages'
import { searchContent } from '@/content/search-records'
import type { SearchContent, SearchIndex, SkippedEntry } from '@/models/search'
import { type SearchAdmin, searchAdmin } from './admin-client'
import { fitRecord } from './fit-record'
import { rateRecords } from './rate-records'

const INDEXES: SearchIndex[] = ['products', 'articles']

/** Adds records to their indexes, or puts them in place of those with the same id. @throws ApiError, RetryError */
const writeRecords = async (
  records: SearchContent['records'],
  { client, indexes }: SearchAdmin,
): Promise<void> => {
  for (const index of INDEXES) {
    const objects = records[index].map((record) => ({ ...fitRecord(record) }))
    if (objects.length > 0) await client.saveObjects({ indexName: indexes[index], objects })
  }
}

/** Takes records out of both indexes; ids that no record has are ignored by the service. @throws ApiError, RetryError */
const deleteRecords = async (ids: string[], { client, indexes }: SearchAdmin): Promise<void> => {
  if (ids.length === 0) return
  for (const index of INDEXES) await client.deleteObjects({ indexName: indexes[index], objectIDs: ids })
}

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
 * @throws ContentError, ApiError, RetryError
 */
export async function syncRecords(
  ids: string[],
  admin: SearchAdmin | null = searchAdmin(),
): Promise<SyncSummary | null> {
  if (admin === null) return null
  const { records: plain, skipped } = await searchContent().records(ids)
  const records = { ...plain, products: await rateRecords(plain.products) }
  const written = INDEXES.flatMap((index) => records[index].map(({ objectID }) => objectID))
  if (written.length === 0 && !(await searchContent().isAnythingPublished()))
    throw new ContentError('implausible', 'no entry is delivered, so that no record is deleted')
  const deleted = ids.filter((id) => !written.includes(id))
  await writeRecords(records, admin)
  await deleteRecords(deleted, admin)
  return { written, deleted, skipped }
}
