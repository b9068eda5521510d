import type { Selectable } from 'kysely'
import { withDatabase } from '@/server/database/database'
import type { ReviewTable } from '@/server/database/tables/reviews'
import type {
  PublishedReview,
  ReviewPage,
  ReviewSort,
  ReviewSummary,
} from '@/shared/content-model/views/review'
import { REVIEWS_PER_PAGE } from '@/shared/routing/reviews'
import { dayInBrazil } from '../minimum-age'

/** Columns of a visible review: never its author's address. */
const SHOWN_COLUMNS = [
  'id',
  'rating',
  'recommends',
  'title',
  'summary',
  'description',
  'nickname',
  'location',
  'photo',
  'photo_width',
  'photo_height',
  'published_at',
  'created_at',
] as const satisfies readonly (keyof ReviewTable)[]

type ShownRow = Pick<Selectable<ReviewTable>, (typeof SHOWN_COLUMNS)[number]>

export function photoPath(reviewId: string): string {
  return `/api/reviews/photos/${reviewId}/`
}

function publishedReview(row: ShownRow): PublishedReview {
  const { id, rating, recommends, title, summary, description, nickname, location } = row
  const { photo, photo_width: width, photo_height: height } = row
  return {
    id,
    rating,
    recommends,
    title,
    summary,
    description,
    nickname,
    location,
    publishedOn: dayInBrazil(row.published_at ?? row.created_at),
    photo: photo === null || width === null || height === null ? null : { url: photoPath(id), width, height },
  }
}

/** A page of a product's published reviews, from 1; beyond the last is the last. @throws ServiceUnavailable */
export function readReviewPage(key: string, page: number, sort: ReviewSort): Promise<ReviewPage> {
  return withDatabase(async (db) => {
    const shown = db.selectFrom('review').where('product_key', '=', key).where('status', '=', 'approved')
    const { total } = await shown
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const pages = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE))
    const current = Math.min(page, pages)
    const rows = await shown
      .select(SHOWN_COLUMNS)
      .$call((query) =>
        sort === 'newest' ? query : query.orderBy('rating', sort === 'best' ? 'desc' : 'asc'),
      )
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .limit(REVIEWS_PER_PAGE)
      .offset((current - 1) * REVIEWS_PER_PAGE)
      .execute()
    return { reviews: rows.map(publishedReview), page: current, pages, total }
  })
}

interface StarCount {
  rating: number
  count: number
  recommended: number
}

export function summaryOf(counts: readonly StarCount[]): ReviewSummary | null {
  const count = counts.reduce((sum, row) => sum + row.count, 0)
  if (count === 0) return null
  const stars = counts.reduce((sum, row) => sum + row.rating * row.count, 0)
  const distribution: ReviewSummary['distribution'] = [0, 0, 0, 0, 0]
  for (const row of counts) distribution[row.rating - 1] = row.count
  const recommended = counts.reduce((sum, row) => sum + row.recommended, 0)
  return { average: Math.round((stars / count) * 10) / 10, count, distribution, recommended }
}

/** Ratings of all products with published reviews, uncached. @throws ServiceUnavailable */
export function readSummaries(): Promise<Record<string, ReviewSummary>> {
  return withDatabase(async (db) => {
    const rows = await db
      .selectFrom('review')
      .where('status', '=', 'approved')
      .groupBy(['product_key', 'rating'])
      .select(['product_key', 'rating'])
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.countAll<number>().filterWhere('recommends', '=', true).as('recommended'),
      ])
      .execute()
    const keys = [...new Set(rows.map(({ product_key: key }) => key))]
    return Object.fromEntries(
      keys.flatMap((key) => {
        const summary = summaryOf(rows.filter((row) => row.product_key === key))
        return summary ? [[key, summary] as const] : []
      }),
    )
  })
}
