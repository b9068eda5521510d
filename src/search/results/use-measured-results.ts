import { useEffect } from 'react'
import { measure } from '@/analytics/measure'
import type { Results } from '../port'

/** Measures how much a search found, once per reply; not the term. */
export function useMeasuredResults(tabs: Results['tabs'], term: string): void {
  const articles = tabs?.articles.count
  const products = tabs?.products.count
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term is another search, with as many results or not.
  useEffect(() => {
    if (articles !== undefined && products !== undefined)
      measure('view_search_results', { articles, products })
  }, [articles, products, term])
}
