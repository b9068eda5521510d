import { useEffect, useState } from 'react'
import type { ListedProduct, ProductListingModel } from '@/content-model/types/product-listing-page'

const productsIn = (answer: unknown): ListedProduct[] | null =>
  typeof answer === 'object' && answer !== null && 'products' in answer && Array.isArray(answer.products)
    ? answer.products
    : null

const readProducts = async (href: string, signal: AbortSignal): Promise<ListedProduct[] | null> => {
  const reply = await fetch(href, { signal })
  return reply.ok ? productsIn(await reply.json()) : null
}

interface Listed {
  products: ListedProduct[]
  /** Whether these are all products of the listing. */
  isWhole: boolean
  /** The rest is on its way. */
  isWaiting: boolean
}

/**
 * The products of a listing: those in its page and, once a view asks for more than its beginning, all of them. Where they
 * cannot be had, the page's own serve, and the next view asks again (behavior LIST-7).
 * @param view the visitor's view as the address names it; empty for the one that the page begins with
 */
export function useListedProducts({ products, rest }: ProductListingModel, view: string): Listed {
  const [whole, setWhole] = useState<{ href: string; products: ListedProduct[] } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const href = rest?.href ?? null
  const found = whole !== null && whole.href === href ? whole.products : null
  const isNeeded = href !== null && view !== '' && found === null

  useEffect(() => {
    if (!isNeeded) return
    const given = new AbortController()
    readProducts(href, given.signal).then(
      (all) => (all ? setWhole({ href, products: all }) : setFailed(view)),
      () => !given.signal.aborted && setFailed(view),
    )
    return () => given.abort()
  }, [isNeeded, href, view])

  return {
    products: found ?? products,
    isWhole: found !== null || rest === null,
    isWaiting: isNeeded && failed !== view,
  }
}
