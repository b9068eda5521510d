import type { Transaction } from 'kysely'
import type { ReviewStatus } from '@/models/moderation'
import type { Tables } from '../database/tables'
import { enqueue } from '../outbox/outbox'

interface Erased {
  product_key: string
  status: ReviewStatus
  photo: string | null
}

/** What follows when reviews are deleted: their photos go, and pages that showed them are made anew. @param gone rows that were deleted */
export async function afterErasure(trx: Transaction<Tables>, gone: readonly Erased[]): Promise<void> {
  for (const { photo } of gone) if (photo !== null) await enqueue(trx, 'review-photo-gone', { photo })
  const shown = gone.filter(({ status }) => status === 'approved').map(({ product_key: product }) => product)
  for (const product of new Set(shown)) await enqueue(trx, 'reviews-changed', { product })
}
