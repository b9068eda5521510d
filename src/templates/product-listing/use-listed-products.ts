import type { ListedProduct, ProductListingModel } from '@/content-model/types/product-listing-page'
import { useRemainder } from '@/hooks/use-remainder'
import { listOf } from '@/lib/list-of'

interface Listed {
  products: ListedProduct[]
  /** Whether these are all products of the listing. */
  isWhole: boolean
  /** The rest is on its way. */
  isWaiting: boolean
}

const productsIn = (body: unknown): ListedProduct[] | null => listOf<ListedProduct>(body, 'products')

/**
 * The products of a listing: those in its page and, once a view asks for more than its beginning, all of them. Where they
 * cannot be had, the page's own serve, and the next view asks again (behavior LIST-7).
 * @param view the visitor's view as the address names it; empty for the one that the page begins with
 */
export function useListedProducts({ products, rest }: ProductListingModel, view: string): Listed {
  const whole = useRemainder(rest?.href ?? null, view === '' ? null : view, productsIn)
  return {
    products: whole.rest ?? products,
    isWhole: whole.rest !== null || rest === null,
    isWaiting: whole.isWaiting,
  }
}
