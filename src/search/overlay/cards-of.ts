import { LOCALE_PATH, SEARCH_CARDS_PER_KIND } from '@/config/site'
import type { SearchHit, Suggestions } from '../port'

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
