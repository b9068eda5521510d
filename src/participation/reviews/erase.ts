import type { Transaction } from 'kysely'
import type { ReviewStatus } from '@/models/moderation'
import type { Tables } from '../database/tables'
import { enqueue } from '../outbox/outbox'

interface Erased {
  product_key: string
  status: ReviewStatus
  photo: string | null
}

/** Photos are deleted at a person's request, or moved to the trash when they expire. */
type PhotoJob = 'review-photo-gone' | 'review-photo-expired'

/** After deleting reviews: deletes photos and revalidates pages. @param gone the deleted rows */
export async function afterErasure(
  trx: Transaction<Tables>,
  gone: readonly Erased[],
  photoJob: PhotoJob,
): Promise<void> {
  for (const { photo } of gone) if (photo !== null) await enqueue(trx, photoJob, { photo })
  const shown = gone.filter(({ status }) => status === 'approved').map(({ product_key: product }) => product)
  for (const product of new Set(shown)) await enqueue(trx, 'reviews-changed', { product })
}
