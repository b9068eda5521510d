import { createContext } from 'react'

/** What a review begins with on a page that is rendered for one visitor. */
export interface ReviewStart {
  /** What the product's reviews are filed under; blank where the address names none. */
  product: string
  /** The confirmed address of whoever is logged in; blank for all others. */
  email: string
}

/** Of the page that a product led to; null on all others. */
export const ReviewStartContext = createContext<ReviewStart | null>(null)
