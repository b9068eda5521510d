import { type ContentSource, contentPages } from '@/content/pages'
import type { PageModel } from '@/content-model'
import type { ProductPageModel } from '@/content-model/types/product'
import type { CardModel } from '@/models/card'
import type { ReviewSummary } from '@/models/review'
import { newestReviews, publishedRatings } from '@/participation/reviews/reading/ratings'

/** A card, or another part of a page, that shows what visitors think of a product. */
type Rated = Pick<CardModel, 'ratingKey' | 'rating'>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isRated = (value: object): value is Rated & { ratingKey: string } =>
  'ratingKey' in value && typeof value.ratingKey === 'string'

const isProductPage = (part: object): boolean => 'type' in part && part.type === 'product'

const ratedIn = (value: unknown): (Rated & { ratingKey: string })[] => {
  if (!isObject(value)) return []
  const inner = Object.values(value).flatMap(ratedIn)
  return isRated(value) ? [value, ...inner] : inner
}

/** Writes the rating in the place of the name of the reviews, which no browser needs. */
const settle = (rated: Rated, summary: ReviewSummary | undefined): void => {
  delete rated.ratingKey
  if (summary) rated.rating = { average: summary.average, count: summary.count }
}

/** A product's own page shows all of them. */
const settleProduct = async (
  page: ProductPageModel,
  key: string,
  summary: ReviewSummary | undefined,
): Promise<void> => {
  page.reviews = { key, summary: summary ?? null, first: summary ? await newestReviews(key) : [] }
}

/**
 * Fills in what visitors think of the products that a page shows, of those alone that may be reviewed (behavior REVIEW-1).
 * The page notes of whom, so that a new review makes anew the pages that show it and no others.
 * @param page a model that was mapped just now, written in place
 */
export async function withRatings<Page extends PageModel | null>(
  page: Page,
  source: ContentSource,
): Promise<Page> {
  const rated = ratedIn(page)
  if (!page || rated.length === 0) return page
  const { reviewable, dependOn } = contentPages()
  const [allowed, ratings] = await Promise.all([reviewable(source), publishedRatings()])
  const ownKey = page.type === 'product' ? page.ratingKey : undefined
  for (const part of rated) {
    const { ratingKey: key } = part
    const product = allowed.get(key)
    settle(part, product && !isProductPage(part) ? ratings[key] : undefined)
    if (!product) continue
    dependOn(`rating:${key}`)
    // A card that editors wrote names the reviews only: what they say of the product decides about it too.
    dependOn(`entry:${product.id}`)
  }
  if (page.type === 'product' && ownKey !== undefined && allowed.has(ownKey))
    await settleProduct(page, ownKey, ratings[ownKey])
  return page
}
