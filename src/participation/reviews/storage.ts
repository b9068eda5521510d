import type { Generated } from 'kysely'
import type { ReviewStatus } from '@/models/moderation'
import { defineStorage, tables } from '../database/define-storage'
import { confirmedReviews, reviews, storage } from './migrations'

/** What a visitor wrote of a product. Personal data stands in `email`, `nickname` and `location`. */
export interface ReviewTable {
  /** UUID. */
  id: string
  /** UUID of the form that it came by: sent twice, it is stored once. */
  submission_id: string
  /** What the product's reviews are filed under (`ratingAndReviewId`). */
  product_key: string
  status: Generated<ReviewStatus>
  /** 1 to 5. */
  rating: number
  recommends: boolean
  title: string
  summary: string
  description: string
  nickname: string
  location: string
  /** In lower case. */
  email: string
  /** Reports harm, by the visitor's tick, the signal in the text or a moderator: such a review has a safety case. */
  tells_harm: boolean
  /** Name of the photo in the storage, and its size in pixels. */
  photo: string | null
  photo_width: number | null
  photo_height: number | null
  consent_version: string
  created_at: Generated<Date>
  /** When it was approved. */
  published_at: Date | null
}

/** Every step of a review, from its coming on: who did it, when, and why. */
export interface ReviewEventTable {
  id: Generated<number>
  review_id: string
  status: ReviewStatus
  /** `author`, `cli:NAME`, `erasure`, or the moderator's address. */
  actor: string
  /** One of `REASONS`; null where none is needed. */
  reason: string | null
  /** What the moderator adds to the reason, for the author. */
  note: string | null
  at: Generated<Date>
}

/** Who has which nickname: one belongs to one address, as people read it, and serves it for several products. */
export interface ReviewNicknameTable {
  folded: string
  email: string
}

/** One row: the database's id, which the storage of photos holds too (`photo/mark.ts`). */
export interface StorageMarkTable {
  is_only: Generated<boolean>
  /** UUID. */
  id: Generated<string>
}

export interface ReviewTables {
  review: ReviewTable
  review_event: ReviewEventTable
  review_nickname: ReviewNicknameTable
  storage_mark: StorageMarkTable
}

export const reviewStorage = defineStorage({
  tables: tables<ReviewTables>(),
  migrations: { '0004-reviews': reviews, '0008-reviews': confirmedReviews, '0012-storage': storage },
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
