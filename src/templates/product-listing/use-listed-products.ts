import type { ListedProduct, ProductListingModel } from '@/content-model/types/product-listing-page'
import { useRemainder } from '@/hooks/use-remainder'
import { listOf } from '@/lib/list-of'

const productsIn = (body: unknown): ListedProduct[] | null => listOf<ListedProduct>(body, 'products')

/**
 * A listing's products: those of its page and, once a view needs more, all of them. After a failure the page's own
 * remain, and the next view tries again (behavior LIST-7).
 * @param view of the address; empty for the page's first view
 */
export function useListedProducts({ products, rest }: ProductListingModel, view: string) {
  const whole = useRemainder(rest?.href ?? null, view === '' ? null : view, productsIn)
  return {
    products: whole.rest ?? products,
    /** Whether these are all products of the listing. */
    isWhole: whole.rest !== null || rest === null,
    isWaiting: whole.isWaiting,
  }
}
