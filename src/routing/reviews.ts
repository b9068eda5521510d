import { HOME_PATH } from '@/config/site'

/** Editors' pages for writing reviews, and for their rules (behavior ROUTE-3). */
export const WRITE_REVIEW_SLUG = 'write-review'
export const WRITE_REVIEW_PATH = `${HOME_PATH}${WRITE_REVIEW_SLUG}/`
export const GUIDELINES_PATH = `${HOME_PATH}review-guidelines/`

/** Query parameter of the product to review. */
export const PRODUCT_PARAMETER = 'produto'

/** The page for writing a review, rendered per visitor with the product and their address. */
export function writeReviewHref(key: string): string {
  return `${HOME_PATH}link/${WRITE_REVIEW_SLUG}/?${new URLSearchParams({ [PRODUCT_PARAMETER]: key })}`
}

/** Reviews per page. */
export const REVIEWS_PER_PAGE = 6

/** Target of moderators' mail links. */
export const MODERATION_PATH = `${HOME_PATH}moderacao/avaliacao/`
