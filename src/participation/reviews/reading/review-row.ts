import type { Selectable } from 'kysely'
import type { PublishedReview } from '@/models/review'
import { dayInBrazil } from '../minimum-age'
import type { ReviewTable } from '../storage'

/** Columns of a visible review: never its author's address. */
export const SHOWN_COLUMNS = [
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

/** The address of a review's photo. */
export function photoPath(reviewId: string): string {
  return `/api/reviews/photos/${reviewId}/`
}

/** A review as visitors see it. */
export function publishedReview(row: ShownRow): PublishedReview {
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
