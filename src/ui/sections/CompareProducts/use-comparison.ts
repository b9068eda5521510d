import { useState } from 'react'
import { useRemainder } from '@/browser/hooks/use-remainder'
import { LISTED_FIRST } from '@/shared/config/site'
import type { ComparedProduct, Comparison } from '@/shared/content-model/views/comparison'
import { listOf } from '@/shared/utils/list-of'

const productsIn = (body: unknown): ComparedProduct[] | null => listOf(body, 'products')

/** A comparison's products; more are loaded by an address or a click (LIST-8). @param named keys in the address */
export function useComparison({ products, restHref }: Comparison, named: string[]) {
  const [clicks, setClicks] = useState(0)
  const isUnknown = named.some((key) => !products.some((product) => product.key === key))
  const wish = isUnknown || clicks > 0 ? `${named} ${clicks}` : null
  const { rest, isWaiting, isFailed } = useRemainder(restHref ?? null, wish, productsIn)
  const all = rest ?? products
  const offered = all.slice(0, restHref === undefined ? undefined : products.length + clicks * LISTED_FIRST)
  const isThereMore = restHref !== undefined && (rest === null || offered.length < rest.length)
  return {
    products: all,
    /** Those to choose from so far; null for `more` if all are offered. */
    offered,
    more: isThereMore ? { isWaiting, isFailed, onMore: () => !isWaiting && setClicks(clicks + 1) } : null,
  }
}
