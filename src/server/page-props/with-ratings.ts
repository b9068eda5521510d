import { type ContentSource, contentPages } from '@/server/content/pages'
import { newestReviews, publishedRatings } from '@/server/features/reviews/reading/ratings'
import type { PageModel } from '@/shared/content-model'
import type { ProductPageModel } from '@/shared/content-model/types/product'
import type { CardModel } from '@/shared/content-model/views/card'
import type { ReviewSummary } from '@/shared/content-model/views/review'
import { objectsIn } from '@/shared/utils/objects-in'

type Rated = (Pick<CardModel, 'kind' | 'rating'> | ProductPageModel) & { ratingKey: string }
/** Replaces the review key, which browsers do not need. */
type Shown = Pick<CardModel, 'rating'> | Pick<ProductPageModel, 'reviews'>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isRated = (value: object): value is Rated => 'ratingKey' in value && typeof value.ratingKey === 'string'

/** Copies only what changes: list cards are shared by pages. */
const replaced = <Value>(value: Value, shown: ReadonlyMap<object, Shown>): Value => {
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, part]) => [name, part, replaced(part, shown)] as const)
  const own = shown.get(value)
  if (!own && entries.every(([, part, next]) => part === next)) return value
  if (Array.isArray(value)) return entries.map(([, , next]) => next) as Value
  const kept = entries.filter(([name]) => !own || name !== 'ratingKey')
  return { ...Object.fromEntries(kept.map(([name, , next]) => [name, next])), ...own } as Value
}

/** Whether an editor's own card shows a rating: its product must allow reviews. */
const mayFavoriteShow = async (key: string, source: ContentSource): Promise<boolean> => {
  const { reviewable, dependOn } = contentPages()
  const product = (await reviewable(source)).get(key)
  if (product) dependOn(`entry:${product.id}`)
  return product !== undefined
}

const shownOf = async (
  part: Rated,
  summary: ReviewSummary | undefined,
  source: ContentSource,
): Promise<Shown> => {
  const { ratingKey: key } = part
  if ('type' in part)
    return { reviews: { key, summary: summary ?? null, first: summary ? await newestReviews(key) : [] } }
  const isShown = summary && (part.kind !== 'favorite' || (await mayFavoriteShow(key, source)))
  return isShown ? { rating: { average: summary.average, count: summary.count } } : {}
}

/** Adds ratings to a page's products; keys are recorded, so that a review revalidates only these pages. */
export async function withRatings<Page extends PageModel | null>(
  page: Page,
  source: ContentSource,
): Promise<Page> {
  const rated = objectsIn(page).filter(isRated)
  if (rated.length === 0) return page
  const { areReviewsOn, dependOn } = contentPages()
  const ratings = areReviewsOn ? await publishedRatings() : {}
  const shown = new Map<object, Shown>()
  for (const part of rated) {
    shown.set(part, areReviewsOn ? await shownOf(part, ratings[part.ratingKey], source) : {})
    if (areReviewsOn) dependOn(`rating:${part.ratingKey}`)
  }
  return replaced(page, shown)
}
