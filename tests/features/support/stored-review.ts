import { randomUUID } from 'node:crypto'
import { withDatabase } from '@/server/database/database'
import type { ReviewStatus } from '@/shared/content-model/views/moderation'

/** Stores a review of somebody, as if it had been sent and decided. @returns its id */
export async function storeReview(email: string, status: ReviewStatus, product: string): Promise<string> {
  const id = randomUUID()
  const texts = {
    title: 'Bom',
    summary: 'Gostei',
    description: 'Todo dia.',
    nickname: 'ana',
    location: 'Olinda',
  }
  const facts = {
    product_key: product,
    rating: 5,
    recommends: true,
    tells_harm: false,
    consent_version: '1',
  }
  const none = { photo: null, photo_width: null, photo_height: null, published_at: null }
  const row = { id, submission_id: randomUUID(), email, status, ...texts, ...facts, ...none }
  await withDatabase((db) => db.insertInto('review').values(row).execute())
  return id
}
