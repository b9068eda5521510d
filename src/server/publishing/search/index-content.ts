import { searchContent } from '@/server/content/changes'
import { reasonOf } from '@/server/log/logger'
import type { SearchIndex } from '@/shared/config/search-config'
import { fitRecord } from './fit-record'
import type { NewIndex, SearchAdmin } from './port'
import { writeEach } from './refusals'
import { addWords, spellingsOf, type Vocabulary } from './spellings'
import { INDEXES, rateRecords, synonymsOf } from './sync-records'

export type IndexProgress =
  | { step: 'read'; counts: Record<SearchIndex, number>; synonyms: number }
  | { step: 'written'; index: SearchIndex; name: string; count: number }

/**
 * Replaces both indexes, two hundred records at a time: memory does not grow with the site. Unreadable
 * entries, and those that the service refuses, are left out and named. @throws ContentError or the service's errors; the indexes are then unchanged
 */
export async function indexContent(
  admin: SearchAdmin,
  report: (progress: IndexProgress) => void = () => undefined,
) {
  const { batches, facetGroups, skipped } = await searchContent().stream()
  const begun: Partial<Record<SearchIndex, NewIndex>> = {}
  const vocabulary: Vocabulary = new Map()
  const counts = { products: 0, articles: 0 }
  const newIndex = async (index: SearchIndex): Promise<NewIndex> => {
    begun[index] ??= await admin.begin(index, facetGroups)
    return begun[index]
  }
  try {
    for await (const { index, records: plain } of batches) {
      const records = (index === 'products' ? await rateRecords(plain) : plain).map(fitRecord)
      addWords(vocabulary, records)
      const { add } = await newIndex(index)
      const refused = await writeEach(records, add)
      counts[index] += records.length - refused.size
      for (const [entryId, error] of refused)
        skipped.push({ entryId, contentType: index, field: '-', reason: reasonOf(error) })
    }
    const synonyms = [...(await searchContent().synonyms()).flatMap(synonymsOf), ...spellingsOf(vocabulary)]
    report({ step: 'read', counts, synonyms: synonyms.length })
    for (const index of INDEXES) {
      await (await newIndex(index)).publish(synonyms)
      report({ step: 'written', index, name: admin.names[index], count: counts[index] })
    }
    return { counts, synonyms: synonyms.length, skipped }
  } catch (error) {
    // The first error matters.
    for (const each of Object.values(begun)) await each.discard()
    throw error
  }
}
