import { HOME_PATH } from '@/config/site'

/** Where reviews are written, and the rules for them; both are pages that editors make (behavior ROUTE-3). */
export const WRITE_REVIEW_SLUG = 'write-review'
export const WRITE_REVIEW_PATH = `${HOME_PATH}${WRITE_REVIEW_SLUG}/`
export const GUIDELINES_PATH = `${HOME_PATH}review-guidelines/`

/** Names the product in the address of the page on which reviews are written. */
export const PRODUCT_PARAMETER = 'produto'

/**
 * Where a review of a product is written: the page's twin that the server renders for each visitor, with the product chosen
 * and the address of whoever is logged in.
 */
export function writeReviewHref(key: string): string {
  return `${HOME_PATH}link/${WRITE_REVIEW_SLUG}/?${new URLSearchParams({ [PRODUCT_PARAMETER]: key })}`
}

/** Reviews that stand on a page at a time. */
export const REVIEWS_PER_PAGE = 6

/** Where moderators decide, by the links in their mails. */
export const MODERATION_PATH = `${HOME_PATH}moderacao/avaliacao/`
