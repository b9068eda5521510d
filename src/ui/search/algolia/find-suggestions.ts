import type { SearchIndex } from '@/shared/config/search-config'
import { LOCALE_PATH } from '@/shared/config/site'
import { countOf, isRecord, recordOf, textOf } from '@/shared/utils/unknown'
import { utcDay } from '@/shared/utils/utc-day'
import { cleanTerm } from '../core/text'
import type { SearchInfo, Suggestions } from '../port'
import { searchService } from './client'
import { HIGHLIGHT_TAGS, readHits } from './hit'
import { suggestKeywords } from './keywords'

const HITS_PER_INDEX = 2

const readInfo = (result: Record<string, unknown>): SearchInfo => ({
  hits: readHits(result.hits),
  num_pages: countOf(result.nbPages),
  total_result_count: countOf(result.nbHits),
  query: textOf(result.query) ?? '',
  per_page: countOf(result.hitsPerPage),
})

/** Neither a recalled product nor a text whose review is long overdue (behavior RECALL-1, PROBLEM-5). */
const isSuggested = (hit: unknown): boolean => {
  const { recalled, suggestedUntil } = recordOf(hit)
  return recalled !== true && !(typeof suggestedUntil === 'string' && suggestedUntil < utcDay(Date.now()))
}

const suggested = (result: unknown): Record<string, unknown> => {
  if (!isRecord(result) || !Array.isArray(result.hits))
    throw new TypeError('search: the reply has no list of hits')
  return { ...result, hits: result.hits.filter(isSuggested) }
}

/** Searches both indexes (behavior SEARCH-7). @throws the client's errors, TypeError, `signal`'s reason */
export async function findSuggestions(
  term: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Suggestions> {
  const { client, indexes } = await searchService()
  const query = cleanTerm(term)
  const searchIn = async (index: SearchIndex) => {
    signal?.throwIfAborted()
    const { results } = await client.search<unknown>({
      requests: [
        {
          indexName: indexes[index],
          query,
          hitsPerPage: HITS_PER_INDEX,
          attributesToHighlight: ['title', 'shortDescription', 'keywords'],
          ...HIGHLIGHT_TAGS,
        },
      ],
    })
    signal?.throwIfAborted()
    return suggested(results[0])
  }
  try {
    const found = { products: await searchIn('products'), articles: await searchIn('articles') }
    return {
      results: {
        [`products-${LOCALE_PATH}`]: readInfo(found.products),
        [`articles-${LOCALE_PATH}`]: readInfo(found.articles),
      },
      keywords: suggestKeywords(query, Object.values(found)),
    }
  } catch (error) {
    // The client caches unreadable replies, too.
    if (!signal?.aborted) await client.clearCache()
    throw error
  }
}
