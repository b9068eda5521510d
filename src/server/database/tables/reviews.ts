import type { Generated, Selectable } from 'kysely'
import type { ReviewStatus } from '@/shared/content-model/views/moderation'
import type { ReviewWords } from '@/shared/content-model/views/review'
import { defineStorage } from '../define-storage'
import { reviewMigrations } from './reviews-migrations'

/** A visitor's review. Personal data is in `email`, `nickname` and `location`. */
export interface ReviewTable extends ReviewWords {
  id: string
  /** UUID of its form: sent twice, it is stored once. */
  submission_id: string
  /** The product's review key (`ratingAndReviewId`). */
  product_key: string
  status: Generated<ReviewStatus>
  /** In lower case. */
  email: string
  /** Reports harm, by the visitor's tick, the signal in the text or a moderator: it has a safety case. */
  tells_harm: boolean
  /** The photo's name in the storage, and its size in pixels. */
  photo: string | null
  photo_width: number | null
  photo_height: number | null
  consent_version: string
  created_at: Generated<Date>
  published_at: Date | null
}

export interface ReviewEventTable {
  id: Generated<number>
  review_id: string
  status: ReviewStatus
  /** `author`, `cli:NAME`, `erasure`, or the moderator's address. */
  actor: string
  /** One of `REASONS`, or null. */
  reason: string | null
  note: string | null
  at: Generated<Date>
}

export type ReviewRecord = Selectable<ReviewTable>
export type ReviewEvent = Pick<Selectable<ReviewEventTable>, 'status' | 'actor' | 'reason' | 'note' | 'at'>

/** Nicknames: each belongs to one address, compared as people read it, for any number of products. */
export interface ReviewNicknameTable {
  folded: string
  email: string
}

/** One row: the database's id, also in the photo storage (`photo/own-photos.ts`). */
export interface StorageMarkTable {
  is_only: Generated<boolean>
  id: Generated<string>
}

export const reviewStorage = defineStorage<{
  review: ReviewTable
  review_event: ReviewEventTable
  review_nickname: ReviewNicknameTable
  storage_mark: StorageMarkTable
}>()({
  migrations: reviewMigrations,
  topics: [
    'review-confirm',
    'review-moderate',
    'review-published',
    'review-refused',
    'review-withdrawn',
    'reviews-changed',
    'review-photo-gone',
    'review-photo-expired',
    'photo-sweep',
  ],
  impersonal: {
    review: ['product_key', 'status', 'consent_version'],
    review_event: ['status', 'reason'],
  },
})
