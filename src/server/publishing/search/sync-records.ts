import { searchContent } from '@/server/content/changes'
import { ContentError, contentPages } from '@/server/content/pages'
import { publishedRatings } from '@/server/features/reviews/reading/ratings'
import type { SearchIndex } from '@/shared/config/search-config'
import type { SearchRecord, SynonymSet } from '@/shared/content-model/views/search'
import { searchAdmin } from './algolia/admin'
import { fitRecord } from './fit-record'
import type { SearchAdmin, Synonym } from './port'
import { refusals, writeEach } from './refusals'

/** Adds ratings to products that may be reviewed. @throws ContentError */
export async function rateRecords(products: readonly SearchRecord[]): Promise<SearchRecord[]> {
  const [reviewable, ratings] = await Promise.all([contentPages().reviewable('delivery'), publishedRatings()])
  const keys = new Map([...reviewable.values()].map(({ id, key }) => [id, key]))
  return products.map((record) => {
    const summary = ratings[keys.get(record.id) ?? '']
    return summary ? { ...record, rating: { average: summary.average, count: summary.count } } : record
  })
}

/** The synonyms of a set: one for both ways, or one for each word that leads one way. */
export function synonymsOf({ id, words, oneWayFrom }: SynonymSet): Synonym[] {
  return oneWayFrom === null
    ? [{ id, words, from: null }]
    : oneWayFrom.map((from, at) => ({ id: `${id}-${at}`, words, from }))
}

export const INDEXES: SearchIndex[] = ['products', 'articles']

/**
 * Updates these entries' records; one that the service refuses has none. Null without a key that may write.
 * @throws ContentError, the service's errors
 */
export async function syncRecords(ids: string[], admin: SearchAdmin | null = searchAdmin()) {
  if (admin === null) return null
  const { records: plain, skipped } = await searchContent().records(ids)
  const records = { ...plain, products: await rateRecords(plain.products) }
  const written = INDEXES.flatMap((index) => records[index].map(({ id }) => id))
  if (written.length === 0 && !(await searchContent().isAnythingPublished()))
    throw new ContentError('implausible', 'no entry is delivered, so that no record is deleted')
  const deleted = ids.filter((id) => !written.includes(id))
  const refused: string[] = []
  for (const index of INDEXES) {
    const write = (some: readonly SearchRecord[]) => admin.write(index, some)
    refused.push(...(await writeEach(records[index].map(fitRecord), write)).keys())
  }
  // Its last record would say what is no longer so.
  for (const index of INDEXES) await admin.remove(index, [...deleted, ...refused])
  for (const id of deleted) refusals().delete(id)
  return { written: written.filter((id) => !refused.includes(id)), deleted, refused, skipped }
}

/** Updates the indexes' settings and editors' synonyms. @throws ContentError, the service's errors */
export async function syncSettings(admin: SearchAdmin | null = searchAdmin()): Promise<void> {
  if (admin === null) return
  const { facetGroups } = await searchContent().records([])
  const synonyms = (await searchContent().synonyms()).flatMap(synonymsOf)
  for (const index of INDEXES) await admin.configure(index, facetGroups, synonyms)
}
