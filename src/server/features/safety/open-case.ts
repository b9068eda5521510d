import { randomInt, randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Trx } from '@/server/database/tables'
import { NOTICES, type NoticeKind, type SafetyCaseTable } from '@/server/database/tables/safety'
import { enqueue } from '@/server/jobs/outbox'
import { TIME_ZONE } from '@/shared/config/site'

/** Letters that are not confused on the telephone. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A message's reference number: its day in Brazil, and six random letters (`20261122-7KQ4TZ`). */
export function newProtocolNumber(now = new Date()): string {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(now).replaceAll('-', '')
  const letters = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)])
  return `${day}-${letters.join('')}`
}

/** Seconds between the last mail and the next, by the number of mails of the last hour. */
const PAUSES = [0, 10, 60, 300, 1800]

/** Plans a mail with all cases that wait, after a pause if others went lately: a flood is few mails. */
async function plan(trx: Trx, kind: NoticeKind, id: string): Promise<void> {
  const went = sql.ref(NOTICES[kind].went)
  const { count, age } = await trx
    .selectFrom('safety_case')
    .select([
      sql<number>`count(distinct ${went})`.as('count'),
      sql<number>`coalesce(extract(epoch from now() - max(${went})), 0)::float8`.as('age'),
    ])
    .where(sql<boolean>`${went} > now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  const pause = PAUSES[Math.min(Number(count), PAUSES.length - 1)] ?? 0
  const topic = `safety-${kind}` as const
  const delaySeconds = Math.max(0, Math.ceil(pause - age))
  await enqueue(trx, topic, { case: id }, { key: `${topic} ${id}`, delaySeconds })
}

/** Plans the mail of a case to PHARMACOVIGILANCE_ADDRESS. Each case plans one: it may come while another mail goes. */
export async function planNotice(trx: Trx, id: string): Promise<void> {
  await plan(trx, 'notice', id)
}

/** Plans a mail to PHARMACOVIGILANCE_ESCALATION_ADDRESS. Nothing is added while one waits. */
export async function planEscalation(trx: Trx): Promise<void> {
  await plan(trx, 'escalation', 'all')
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
export async function openReviewCase(trx: Trx, id: string, byProgram = false): Promise<void> {
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
    by_program: byProgram,
  })
}
