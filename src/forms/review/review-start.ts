import { createContext } from 'react'

/** Initial values of a review, on a page rendered per visitor. */
export interface ReviewStart {
  /** The product's review key; blank if the address has none. */
  product: string
  /** The confirmed address of a logged-in visitor; else blank. */
  email: string
}

/** For a page with a product in its address; null on others. */
export const ReviewStartContext = createContext<ReviewStart | null>(null)
