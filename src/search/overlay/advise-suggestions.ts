import { LOCALE_PATH } from '@/config/site'
import { suitableFor } from '../results/audience'
import type { Advice } from '../understanding/advise'
import type { SuggestionState } from './use-suggestions'

const PRODUCTS = `products-${LOCALE_PATH}` as const

/** Suggestions without the products that advice withholds; without products, no keywords either (SEARCH-12, SEARCH-14). */
export function adviseSuggestions(state: SuggestionState, { products, user }: Advice): SuggestionState {
  if (state.status !== 'found') return state
  if (products === 'undecided') return { status: 'waiting' }
  const { results, keywords } = state.suggestions
  const found = results[PRODUCTS]
  const hits = products === 'shown' ? suitableFor(found.hits, user) : []
  return {
    ...state,
    suggestions: {
      results: { ...results, [PRODUCTS]: { ...found, hits } },
      keywords: products === 'shown' ? keywords : [],
    },
  }
}
