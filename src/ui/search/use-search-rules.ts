import { useRemainder } from '@/browser/hooks/use-remainder'
import { REMAINDER_PATH } from '@/shared/config/site'
import type { SearchPageModel } from '@/shared/content-model/types/search-page'
import { listOf } from '@/shared/utils/list-of'

/** What the browser loads of the search page before it reads a sentence. */
export type SearchRules = Pick<SearchPageModel, 'popularSearches' | 'guidance' | 'unclear' | 'concepts'>

/** `failed`: no sentence can be read, so no product may be offered unasked (behavior SEARCH-13). */
export type LoadedRules = SearchRules | 'loading' | 'failed'

/** Also for the document, which names it before scripts run. */
export const SEARCH_RULES_HREF = `${REMAINDER_PATH}?${new URLSearchParams({ pagina: 'search' })}`

const isRules = (reply: unknown): reply is SearchRules =>
  ['guidance', 'concepts', 'popularSearches'].every((name) => listOf(reply, name) !== null)

const rulesIn = (reply: unknown): SearchRules | null => (isRules(reply) ? reply : null)

/** Of a space without guidance and concepts. */
const NO_RULES: SearchRules = { popularSearches: [], guidance: [], unclear: null, concepts: [] }

/**
 * Guidance and dictionary, too large for pages: loaded with a search. A new wish repeats a failed load; null where the
 * space has neither.
 */
export function useSearchRules(wish: string | null): LoadedRules {
  const { rest, isFailed } = useRemainder(SEARCH_RULES_HREF, wish, rulesIn)
  if (wish === null) return NO_RULES
  return rest ?? (isFailed ? 'failed' : 'loading')
}
