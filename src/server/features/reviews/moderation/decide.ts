import { sql } from 'kysely'
import { findRow, inTransaction, unlessUnavailable } from '@/server/database/database'
import type { Topic, Trx } from '@/server/database/tables'
import { enqueue } from '@/server/jobs/outbox'
import type { Acted, Decision, DecisionReason, ReviewStatus } from '@/shared/content-model/views/moderation'
import { openReviewCase } from '../../safety/open-case'
import { readModerationToken } from '../links'
import { DECISIONS, isDecision, isReason } from '../transitions'

export interface DecidedBy {
  /** The moderator's address, `cli:NAME`, or `author`. */
  actor: string
  reason?: DecisionReason | null
  /** For the author; at most 500 characters. */
  note?: string | null
}

/** `status`: the review's status after the decision or without it; null if it does not exist. */
export interface Decided {
  isDone: boolean
  status: ReviewStatus | null
}

const MAIL_TOPICS = {
  approve: 'review-published',
  reject: 'review-refused',
  withdraw: 'review-withdrawn',
} as const satisfies Record<Decision, Topic>

const followUp = async (
  trx: Trx,
  decision: Decision,
  { id, product_key: product }: { id: string; product_key: string },
  actor: string,
): Promise<void> => {
  // Not for withdrawing one's own review.
  if (actor !== 'author') await enqueue(trx, MAIL_TOPICS[decision], { review: id })
  if (decision !== 'reject') await enqueue(trx, 'reviews-changed', { product })
}

/** A moderator found harm that neither author nor signal reported: opens a safety case, once. */
const recordHarm = async (trx: Trx, id: string): Promise<void> => {
  const found = await trx
    .updateTable('review')
    .set({ tells_harm: true })
    .where('id', '=', id)
    .where('tells_harm', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (found) await openReviewCase(trx, id)
}

/** `decide` within the caller's transaction. @see decide */
export async function decideIn(
  trx: Trx,
  id: string,
  decision: Decision,
  { actor, reason = null, note = null }: DecidedBy,
): Promise<Decided> {
  const { from, to } = DECISIONS[decision]
  const changed = await trx
    .updateTable('review')
    .set({ status: to, ...(to === 'approved' && { published_at: sql<Date>`now()` }) })
    .where(({ and }) => and({ id, status: from }))
    .returning(['id', 'product_key'])
    .executeTakeFirst()
  if (!changed) {
    const found = await findRow(trx, 'review', { id })
    return { isDone: false, status: found?.status ?? null }
  }
  await trx.insertInto('review_event').values({ review_id: id, status: to, actor, reason, note }).execute()
  if (reason === 'adverseEvent') await recordHarm(trx, id)
  await followUp(trx, decision, changed, actor)
  return { isDone: true, status: to }
}

/** Decides on a review. Of two moderators the first wins; the second gets the status. @throws unlessUnavailable */
export function decide(id: string, decision: Decision, by: DecidedBy): Promise<Decided> {
  return inTransaction((trx) => decideIn(trx, id, decision, by))
}

const LONGEST_NOTE = 500

export async function actOn(fields: URLSearchParams): Promise<Acted> {
  const allowed = readModerationToken(fields.get('token') ?? '')
  const decision = fields.get('decision') ?? ''
  if (!allowed || !isDecision(decision)) return 'invalid'
  const reason = fields.get('reason') ?? ''
  const note = (fields.get('note') ?? '').normalize('NFC').replaceAll('\0', '').trim()
  if (decision !== 'approve' && !isReason(reason)) return 'reasonMissing'
  const why =
    decision === 'approve' || !isReason(reason)
      ? {}
      : { reason, note: note === '' ? null : [...note].slice(0, LONGEST_NOTE).join('') }
  const decided = decide(allowed.reviewId, decision, { actor: allowed.moderator, ...why })
  return unlessUnavailable(
    decided.then(({ isDone }) => (isDone ? 'done' : 'tooLate')),
    'away',
  )
}
