import { useEffect } from 'react'
import { measure } from '@/analytics/measure'
import type { Results } from '../port'

/** Tells how much a search found, once for each answer; not what it was for. */
export function useMeasuredResults(tabs: Results['tabs'], term: string): void {
  const articles = tabs?.articles.count
  const products = tabs?.products.count
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term is another search, with as many results or not.
  useEffect(() => {
    if (articles !== undefined && products !== undefined)
      measure('view_search_results', { articles, products })
  }, [articles, products, term])
}
