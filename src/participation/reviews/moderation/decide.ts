import { sql, type Transaction } from 'kysely'
import type { Decision, DecisionReason, ReviewStatus } from '@/models/moderation'
import { inTransaction } from '../../database/database'
import type { Tables, Topic } from '../../database/tables'
import { enqueue } from '../../outbox/outbox'
import { openReviewCase } from '../open-review-case'
import { DECISIONS } from '../transitions'

export interface DecidedBy {
  /** Who decides: the moderator's address, `cli:NAME`, `author`. */
  actor: string
  reason?: DecisionReason | null
  /** In the moderator's words, for the author; at most 500 characters. */
  note?: string | null
}

/** `status`: where the review stands now, after the decision or instead of it; null for one that does not exist. */
export interface Decided {
  isDone: boolean
  status: ReviewStatus | null
}

const AUTHOR = 'author'

const MAIL_TOPICS = {
  approve: 'review-published',
  reject: 'review-refused',
  withdraw: 'review-withdrawn',
} as const satisfies Record<Decision, Topic>

/** What follows from a decision: the author hears of it, pages that show the product are made anew. */
const followUp = async (
  trx: Transaction<Tables>,
  decision: Decision,
  { id, product_key: product }: { id: string; product_key: string },
  actor: string,
): Promise<void> => {
  // Who takes an own review back need not be told.
  if (actor !== AUTHOR) await enqueue(trx, MAIL_TOPICS[decision], { review: id })
  if (decision !== 'reject') await enqueue(trx, 'reviews-changed', { product })
}

/** A moderator found harm where neither the author nor the signal did: it becomes a safety case now, once. */
const recordHarm = async (trx: Transaction<Tables>, id: string): Promise<void> => {
  const found = await trx
    .updateTable('review')
    .set({ tells_harm: true })
    .where('id', '=', id)
    .where('tells_harm', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (found) await openReviewCase(trx, id)
}

/** Decides within a transaction of somebody else. @see decide */
export async function decideIn(
  trx: Transaction<Tables>,
  id: string,
  decision: Decision,
  { actor, reason = null, note = null }: DecidedBy,
): Promise<Decided> {
  const { from, to } = DECISIONS[decision]
  const changed = await trx
    .updateTable('review')
    .set({ status: to, ...(to === 'approved' && { published_at: sql<Date>`now()` }) })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(['id', 'product_key'])
    .executeTakeFirst()
  if (!changed) {
    const found = await trx.selectFrom('review').select('status').where('id', '=', id).executeTakeFirst()
    return { isDone: false, status: found?.status ?? null }
  }
  await trx.insertInto('review_event').values({ review_id: id, status: to, actor, reason, note }).execute()
  if (reason === 'adverseEvent') await recordHarm(trx, id)
  await followUp(trx, decision, changed, actor)
  return { isDone: true, status: to }
}

/**
 * Takes a review one step on. Of two moderators the first decides; the second, and whoever presses twice, learns where the
 * review stands. Each step is kept, with who and when. @throws ServiceUnavailable
 */
export function decide(id: string, decision: Decision, by: DecidedBy): Promise<Decided> {
  return inTransaction((trx) => decideIn(trx, id, decision, by))
}
