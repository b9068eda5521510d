import type { Advice } from '@/shared/words/understanding/advise'
import type { Results } from '../port'
import { suitableFor } from './audience'

export interface ProductChoice {
  term: string
  /** Products for a sentence that was not understood. */
  isRequested: boolean
  /** Also products that are not for the person that the term names. */
  isForAll: boolean
}

export const NO_CHOICE: ProductChoice = { term: '', isRequested: false, isForAll: false }

/** Whether products may be shown, also after a click. */
export function mayShowProducts({ products }: Advice, { isRequested }: ProductChoice): boolean {
  return products === 'shown' || (products === 'onRequest' && isRequested)
}

/** Results without the products that advice withholds; they count as none (behavior SEARCH-12, SEARCH-14). */
export function adviseResults({ tabs, ...rest }: Results, advice: Advice, choice: ProductChoice): Results {
  if (tabs === null || advice.products === 'undecided') return { ...rest, tabs: null }
  const { products } = tabs
  if (!mayShowProducts(advice, choice))
    return { ...rest, tabs: { ...tabs, products: { ...products, hits: [], count: 0, pageCount: 0 } } }
  const hits = choice.isForAll ? products.hits : suitableFor(products.hits, advice.user)
  const omitted = products.hits.length - hits.length
  return {
    ...rest,
    tabs: {
      ...tabs,
      products: { ...products, hits, count: Math.max(hits.length, products.count - omitted) },
    },
  }
}
