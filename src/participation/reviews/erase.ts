import type { Transaction } from 'kysely'
import type { ReviewStatus } from '@/models/moderation'
import type { Tables } from '../database/tables'
import { enqueue } from '../outbox/outbox'

interface Erased {
  product_key: string
  status: ReviewStatus
  photo: string | null
}

/** How photos go: for good when a person asks for it, into the trash when their time is over. */
type PhotoJob = 'review-photo-gone' | 'review-photo-expired'

/** What follows when reviews are deleted: their photos go, and pages that showed them are made anew. @param gone rows that were deleted */
export async function afterErasure(
  trx: Transaction<Tables>,
  gone: readonly Erased[],
  photoJob: PhotoJob,
): Promise<void> {
  for (const { photo } of gone) if (photo !== null) await enqueue(trx, photoJob, { photo })
  const shown = gone.filter(({ status }) => status === 'approved').map(({ product_key: product }) => product)
  for (const product of new Set(shown)) await enqueue(trx, 'reviews-changed', { product })
}
