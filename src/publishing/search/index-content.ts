import { searchContent } from '@/content/search-records'
import type { SearchIndex, SkippedEntry } from '@/models/search'
import type { SearchAdmin } from './admin-client'
import { fitRecord } from './fit-record'
import { rateRecords } from './rate-records'
import { beginIndex, type NewIndex } from './replace-index'
import { indexSettings } from './settings'
import { addWords, spellingsOf, type Vocabulary } from './spellings'
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
 * Fills both indexes anew from what is published: records, settings and synonyms, each index at once (`beginIndex`). Records
 * are read and written some two hundred at a time, so that memory does not grow with the site.
 * An entry that cannot be read is left out and named in the summary.
 * @throws ContentError when the content service fails, ApiError or RetryError when the search service does; the indexes are
 * then as they were.
 */
export async function indexContent(
  { client, indexes }: SearchAdmin,
  report: (progress: IndexProgress) => void = () => undefined,
): Promise<IndexSummary> {
  const { batches, facetGroups, skipped } = await searchContent().stream()
  const begun: Partial<Record<SearchIndex, NewIndex>> = {}
  const vocabulary: Vocabulary = new Map()
  const counts = { products: 0, articles: 0 }
  const newIndex = async (index: SearchIndex): Promise<NewIndex> => {
    begun[index] ??= await beginIndex(client, indexes[index], indexSettings(index, facetGroups))
    return begun[index]
  }
  try {
    for await (const { index, records: plain } of batches) {
      const records = (index === 'products' ? await rateRecords(plain) : plain).map(fitRecord)
      addWords(vocabulary, records)
      counts[index] += records.length
      await (await newIndex(index)).add(records)
    }
    const synonyms = [...(await searchContent().synonyms()).flatMap(synonymHits), ...spellingsOf(vocabulary)]
    report({ step: 'read', counts, synonyms: synonyms.length })
    for (const index of INDEXES) {
      await (await newIndex(index)).publish(synonyms)
      report({ step: 'written', index, name: indexes[index], count: counts[index] })
    }
    return { counts, synonyms: synonyms.length, skipped }
  } catch (error) {
    // The first error is the one to tell.
    for (const each of Object.values(begun)) await each.discard()
    throw error
  }
}
