import { type RawBuilder, sql, type Updateable } from 'kysely'
import { findRow, inTransaction, withDatabase } from '@/server/database/database'
import type { Db } from '@/server/database/tables'
import type {
  SafetyCaseTable,
  SafetyOutcome,
  SafetySource,
  SafetyState,
} from '@/server/database/tables/safety'
import { serverEnv } from '@/shared/config/env'
import type { SafetyNews } from '@/shared/content-model/views/moderation'
import type { SafetyCase } from './mails'

/** Whether a case has waited longer than PHARMACOVIGILANCE_ESCALATION_HOURS for somebody to acknowledge it. */
export function isOverdue(): RawBuilder<boolean> {
  const { PHARMACOVIGILANCE_ESCALATION_HOURS: hours } = serverEnv()
  return sql<boolean>`(state = 'open' and opened_at < now() - make_interval(hours => ${hours}))`
}

/** Minutes in which a notice may be under way without being late. */
const UNDER_WAY = 15

/** Whether PHARMACOVIGILANCE_ADDRESS has not got the notice of a case that nobody acknowledged either. */
export function isUndelivered(): RawBuilder<boolean> {
  return sql<boolean>`(state = 'open' and delivered_at is null
    and (last_failure is not null or opened_at < now() - make_interval(mins => ${UNDER_WAY})))`
}

export type ListedCase = SafetyCase & { undelivered: boolean; overdue: boolean }

/** All cases: open ones first, then acknowledged, then closed; the oldest first. @throws ServiceUnavailable */
export function listCases(): Promise<ListedCase[]> {
  return withDatabase((db) =>
    db
      .selectFrom('safety_case')
      .selectAll()
      .select([isUndelivered().as('undelivered'), isOverdue().as('overdue')])
      .orderBy(sql`array_position(array['open', 'acknowledged', 'closed'], state)`)
      .orderBy('received_at')
      .orderBy('number')
      .execute(),
  )
}

/** Null for a number that there is not. @throws ServiceUnavailable */
export function findCase(number: string): Promise<SafetyCase | null> {
  return withDatabase((db) => findRow(db, 'safety_case', { number }))
}

/** `state`: where the case is now, by this step or instead of it; null for a number that there is not. */
export interface Stepped {
  isDone: boolean
  state: SafetyState | null
}

const step = (
  number: string,
  from: SafetyState,
  change: Pick<Updateable<SafetyCaseTable>, 'acknowledged_by' | 'closed_by' | 'closed_note' | 'outcome'> & {
    state: SafetyState
  },
  moment: 'acknowledged_at' | 'closed_at',
): Promise<Stepped> =>
  inTransaction(async (trx) => {
    const changed = await trx
      .updateTable('safety_case')
      .set({ ...change, [moment]: sql<Date>`now()` })
      .where(({ and }) => and({ number, state: from }))
      .returning('state')
      .executeTakeFirst()
    if (changed) return { isDone: true, state: changed.state }
    const found = await findRow(trx, 'safety_case', { number })
    return { isDone: false, state: found?.state ?? null }
  })

/** A named person takes an open case on. Of two the first has it. @throws ServiceUnavailable */
export function acknowledgeCase(number: string, by: string): Promise<Stepped> {
  return step(number, 'open', { state: 'acknowledged', acknowledged_by: by }, 'acknowledged_at')
}

/** A named person ends an acknowledged case, with what it was and the reason. @throws ServiceUnavailable */
export function closeCase(
  number: string,
  by: string,
  note: string,
  outcome: SafetyOutcome,
): Promise<Stepped> {
  const change = { state: 'closed', closed_by: by, closed_note: note, outcome } as const
  return step(number, 'acknowledged', change, 'closed_at')
}

/** How far the report of harm in a submission has come; null for one without a case. */
export async function safetyNews(db: Db, source: SafetySource, sourceId: string): Promise<SafetyNews | null> {
  const found = await findRow(db, 'safety_case', { source, source_id: sourceId })
  if (!found) return null
  const delivered = found.delivered_at === null ? 'recorded' : 'delivered'
  return { number: found.number, progress: found.state === 'open' ? delivered : 'acknowledged' }
}
