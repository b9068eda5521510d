import { HOME_PATH } from '@/shared/config/site'

/** Query parameter of the product to review. */
export const PRODUCT_PARAMETER = 'produto'

/** The page for writing a review, rendered per visitor with the product and their address. */
export function writeReviewHref(key: string): string {
  return `${HOME_PATH}link/write-review/?${new URLSearchParams({ [PRODUCT_PARAMETER]: key })}`
}

/** Reviews per page. */
export const REVIEWS_PER_PAGE = 6

/** Target of moderators' mail links. */
export const MODERATION_PATH = `${HOME_PATH}moderacao/avaliacao/`
