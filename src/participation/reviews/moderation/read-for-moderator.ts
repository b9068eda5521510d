import type { Selectable } from 'kysely'
import type { ReviewStatus, SafetyNews } from '@/models/moderation'
import { withDatabase } from '../../database/database'
import { safetyNews } from '../../safety/news'
import type { ReviewEventTable, ReviewTable } from '../storage'

export type ReviewRecord = Selectable<ReviewTable>
export type ReviewEvent = Pick<Selectable<ReviewEventTable>, 'status' | 'actor' | 'reason' | 'note' | 'at'>

/** A review with steps, report of harm and number of its author's others, or null. @throws ServiceUnavailable */
export function readForModerator(
  id: string,
): Promise<{ review: ReviewRecord; events: ReviewEvent[]; others: number; harm: SafetyNews | null } | null> {
  return withDatabase(async (db) => {
    const review = await db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst()
    if (!review) return null
    const events = await db
      .selectFrom('review_event')
      .select(['status', 'actor', 'reason', 'note', 'at'])
      .where('review_id', '=', id)
      .orderBy('id')
      .execute()
    const { others } = await db
      .selectFrom('review')
      .select(({ fn }) => fn.countAll<number>().as('others'))
      .where('email', '=', review.email)
      .where('product_key', '=', review.product_key)
      .where('id', '!=', id)
      .where('status', '!=', 'unconfirmed')
      .executeTakeFirstOrThrow()
    return { review, events, others, harm: await safetyNews(db, 'review', id) }
  })
}

/** Reviews of a status, oldest first. @throws ServiceUnavailable */
export function listReviews(status: ReviewStatus, limit = 100): Promise<ReviewRecord[]> {
  return withDatabase((db) =>
    db
      .selectFrom('review')
      .selectAll()
      .where('status', '=', status)
      .orderBy('created_at')
      .limit(limit)
      .execute(),
  )
}
