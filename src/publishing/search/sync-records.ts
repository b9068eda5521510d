import { ContentError } from '@/content/pages'
import { searchContent } from '@/content/search-records'
import type { SearchIndex, SkippedEntry } from '@/models/search'
import { searchAdmin } from './algolia/admin'
import { fitRecord } from './fit-record'
import type { SearchAdmin } from './port'
import { rateRecords } from './rate-records'
import { synonymsOf } from './synonyms'

const INDEXES: SearchIndex[] = ['products', 'articles']

export interface SyncSummary {
  written: string[]
  /** Not published, or unreadable. */
  deleted: string[]
  skipped: SkippedEntry[]
}

/** Updates these entries' records; null without a key that may write. @throws ContentError, the service's errors */
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

/** Updates the indexes' settings and editors' synonyms. @throws ContentError, the service's errors */
export async function syncSettings(admin: SearchAdmin | null = searchAdmin()): Promise<void> {
  if (admin === null) return
  const { facetGroups } = await searchContent().records([])
  const synonyms = (await searchContent().synonyms()).flatMap(synonymsOf)
  for (const index of INDEXES) await admin.configure(index, facetGroups, synonyms)
}
