import { randomInt, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { TIME_ZONE } from '@/config/site'
import type { Trx } from '../database/tables'
import { enqueue } from '../outbox/outbox'
import type { SafetyCaseTable } from './storage'

/** Letters that are not confused on the telephone. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A message's reference number: its day in Brazil, and six random letters (`20261122-7KQ4TZ`). */
export function newProtocolNumber(now = new Date()): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(now).replaceAll('-', '')
  const letters = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)])
  return `${day}-${letters.join('')}`
}

/** Plans the mail of a case to PHARMACOVIGILANCE_ADDRESS. Nothing is added while one waits. */
export async function planNotice(trx: Trx, id: string): Promise<void> {
  await enqueue(trx, 'safety-notice', { case: id }, { key: `safety-notice ${id}` })
}

/** Plans the mail of a case to PHARMACOVIGILANCE_ESCALATION_ADDRESS. Nothing is added while one waits. */
export async function planEscalation(trx: Trx, id: string): Promise<void> {
  await enqueue(trx, 'safety-escalation', { case: id }, { key: `safety-escalation ${id}` })
}

/** Seconds between two looks at the open cases. */
export const WATCH_EVERY = 3600

const hourOf = (moment: number): string => new Date(moment).toISOString().slice(0, 13)

/** Plans the look at all open cases, one an hour for all instances. @param delaySeconds not before */
export async function planWatch(trx: Trx, delaySeconds = 0): Promise<void> {
  const key = `safety-watch ${hourOf(Date.now() + delaySeconds * 1000)}`
  await enqueue(trx, 'safety-watch', {}, { key, delaySeconds })
}

/** `received_at`: when the submission was stored; now unless given. */
export type HarmReport = Omit<Insertable<SafetyCaseTable>, 'id' | 'number'>

/**
 * Records a report of harm and plans its notice (docs/behavior.md, SAFETY-1). Call it in the transaction that stores the
 * submission, so that neither is stored without the other. A submission has one case, however often this is called.
 */
export async function openSafetyCase(trx: Trx, report: HarmReport): Promise<void> {
  const opened = await trx
    .insertInto('safety_case')
    .values({ ...report, id: randomUUID(), number: `FV-${newProtocolNumber()}` })
    .onConflict((conflict) => conflict.columns(['source', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!opened) return
  await planNotice(trx, opened.id)
  await planWatch(trx, WATCH_EVERY)
}

/** Records a review that reports harm as a safety case, in the caller's transaction. */
export async function openReviewCase(trx: Trx, id: string): Promise<void> {
  const review = await trx
    .selectFrom('review')
    .select(['product_key', 'title', 'summary', 'description', 'nickname', 'email', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await openSafetyCase(trx, {
    source: 'review',
    source_id: id,
    product_key: review.product_key,
    report: `${review.title}\n${review.summary}\n\n${review.description}`,
    reporter_name: review.nickname,
    reporter_email: review.email,
    received_at: review.created_at,
  })
}
