import { inTransaction } from '@/server/database/database'
import type { Trx } from '@/server/database/tables'
import { isOverdue } from './desk'
import {
  openReviewCase,
  openSafetyCase,
  planEscalation,
  planNotice,
  planWatch,
  WATCH_EVERY,
} from './open-case'

/** Opens the cases that earlier versions of the site left out: reports that were stored without one. */
const openMissingCases = async (trx: Trx): Promise<void> => {
  const messages = await trx
    .selectFrom('contact_message')
    .selectAll()
    .where('topic', '=', 'harm')
    .where('id', 'not in', (cases) => cases.selectFrom('safety_case').select('source_id'))
    .execute()
  for (const { id, protocol, message, name, email, created_at } of messages)
    await openSafetyCase(trx, {
      source: 'contact',
      source_id: id,
      protocol,
      report: message,
      reporter_name: name,
      reporter_email: email,
      received_at: created_at,
    })
  const reviews = await trx
    .selectFrom('review')
    .select('id')
    .where('tells_harm', '=', true)
    .where('id', 'not in', (cases) => cases.selectFrom('safety_case').select('source_id'))
    .execute()
  for (const { id } of reviews) await openReviewCase(trx, id)
}

/** Plans again what was given up, and escalates what nobody acknowledged in time. */
const planOpenCases = async (trx: Trx): Promise<void> => {
  await trx
    .deleteFrom('outbox')
    .where('topic', 'in', ['safety-notice', 'safety-escalation'])
    .where('dead_at', 'is not', null)
    .execute()
  const open = await trx
    .selectFrom('safety_case')
    .select(['id', 'delivered_at', 'escalated_at', isOverdue().as('overdue')])
    .where('state', '=', 'open')
    .orderBy('received_at')
    .execute()
  const waiting = open.find(({ delivered_at }) => delivered_at === null)
  if (waiting) await planNotice(trx, waiting.id)
  if (open.some(({ overdue, escalated_at }) => overdue && escalated_at === null)) await planEscalation(trx)
}

/** Looks at all open cases, and plans the same for the next hour first, so that a failure does not end it. */
export async function watchCases(): Promise<void> {
  await inTransaction((trx) => planWatch(trx, WATCH_EVERY))
  await inTransaction(planOpenCases)
  await inTransaction(openMissingCases)
}
