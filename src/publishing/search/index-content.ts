import { searchContent } from '@/content/search-records'
import type { SearchIndex, SkippedEntry } from '@/models/search'
import type { SearchAdmin } from './admin-client'
import { fitRecord } from './fit-record'
import { rateRecords } from './rate-records'
import { replaceIndex } from './replace-index'
import { indexSettings } from './settings'
import { spellingsOf } from './spellings'
import { synonymHits } from './synonym-hits'

const INDEXES: SearchIndex[] = ['products', 'articles']

/** What `indexContent` tells while it works. */
export type IndexProgress =
  | { step: 'read'; counts: Record<SearchIndex, number>; synonyms: number }
  | { step: 'written'; index: SearchIndex; name: string; count: number }

export interface IndexSummary {
  counts: Record<SearchIndex, number>
  synonyms: number
  skipped: SkippedEntry[]
}

/**
 * Fills both indexes anew from what is published: records, settings and synonyms, each index at once (`replaceIndex`).
 * An entry that cannot be read is left out and named in the summary.
 * @throws ContentError when the content service fails, ApiError or RetryError when the search service does.
 */
export async function indexContent(
  { client, indexes }: SearchAdmin,
  report: (progress: IndexProgress) => void = () => undefined,
): Promise<IndexSummary> {
  const { records: whole, facetGroups, skipped } = await searchContent().records(null)
  const rated = await rateRecords(whole.products)
  const records = { products: rated.map(fitRecord), articles: whole.articles.map(fitRecord) }
  const spellings = spellingsOf([...records.products, ...records.articles])
  const synonyms = [...(await searchContent().synonyms()).flatMap(synonymHits), ...spellings]
  const counts = { products: records.products.length, articles: records.articles.length }
  report({ step: 'read', counts, synonyms: synonyms.length })
  for (const index of INDEXES) {
    const settings = indexSettings(index, facetGroups)
    await replaceIndex(client, indexes[index], { records: records[index], settings, synonyms })
    report({ step: 'written', index, name: indexes[index], count: counts[index] })
  }
  return { counts, synonyms: synonyms.length, skipped }
}
