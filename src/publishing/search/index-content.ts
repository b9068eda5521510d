import type { SearchIndex } from '@/models/search'
import type { SearchAdmin } from './admin-client'
import { readFacetGroups } from './facet-groups'
import { type SkippedEntry, searchRecordsOf } from './read-records'
import { replaceIndex } from './replace-index'
import { indexSettings } from './settings'
import { spellingsOf } from './spellings'
import { readSynonyms } from './synonyms'

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
export const indexContent = async (
  { client, indexes }: SearchAdmin,
  report: (progress: IndexProgress) => void = () => undefined,
): Promise<IndexSummary> => {
  const skipped: SkippedEntry[] = []
  const groups = await readFacetGroups()
  const records = await searchRecordsOf(null, { groups, report: (entry) => skipped.push(entry) })
  const spellings = spellingsOf([...records.products, ...records.articles])
  const synonyms = [...(await readSynonyms()), ...spellings]
  const counts = { products: records.products.length, articles: records.articles.length }
  report({ step: 'read', counts, synonyms: synonyms.length })
  for (const index of INDEXES) {
    const settings = indexSettings(index, groups)
    await replaceIndex(client, indexes[index], { records: records[index], settings, synonyms })
    report({ step: 'written', index, name: indexes[index], count: counts[index] })
  }
  return { counts, synonyms: synonyms.length, skipped }
}
