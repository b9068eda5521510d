import { LOCALE_PATH, SEARCH_CARDS_PER_KIND } from '@/shared/config/site'
import type { Advice } from '@/shared/words/understanding/advise'
import type { SearchHit, Suggestions } from '../port'
import { suitableFor } from '../results/audience'
import type { SuggestionState } from './use-suggestions'

/** Up to 2 articles and 2 products (behavior SEARCH-3). */
export function cardsOf({ results }: Suggestions): Record<'articles' | 'products', SearchHit[]> {
  return {
    articles: results[`articles-${LOCALE_PATH}`].hits.slice(0, SEARCH_CARDS_PER_KIND),
    products: results[`products-${LOCALE_PATH}`].hits.slice(0, SEARCH_CARDS_PER_KIND),
  }
}

export function hitsOf({ results }: Suggestions): SearchHit[] {
  return Object.values(results).flatMap(({ hits }) => hits)
}

export function isEmpty(suggestions: Suggestions): boolean {
  const { articles, products } = cardsOf(suggestions)
  return suggestions.keywords.length + articles.length + products.length === 0
}

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
