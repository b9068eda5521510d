import { useRemainder } from '@/browser/hooks/use-remainder'
import type { ListedProduct, ProductListingModel } from '@/shared/content-model/types/product-listing-page'
import { listOf } from '@/shared/utils/list-of'

const productsIn = (body: unknown): ListedProduct[] | null => listOf<ListedProduct>(body, 'products')

/** The page's products and, once a view needs more, all (LIST-7). @param view empty for the page's first view */
export function useListedProducts({ products, rest }: ProductListingModel, view: string) {
  const whole = useRemainder(rest?.href ?? null, view === '' ? null : view, productsIn)
  return {
    products: whole.rest ?? products,
    /** Whether these are all products of the listing. */
    isWhole: whole.rest !== null || rest === null,
    isWaiting: whole.isWaiting,
  }
}
