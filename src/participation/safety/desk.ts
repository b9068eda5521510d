import { sql } from 'kysely'
import { inTransaction, withDatabase } from '../database/database'
import type { SafetyCase } from './mails'
import { isOverdue, isUndelivered } from './overdue'
import type { SafetyState } from './storage'

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

/** Undefined for a number that there is not. @throws ServiceUnavailable */
export function findCase(number: string): Promise<SafetyCase | undefined> {
  return withDatabase((db) =>
    db.selectFrom('safety_case').selectAll().where('number', '=', number).executeTakeFirst(),
  )
}

/** `state`: where the case is now, by this step or instead of it; null for a number that there is not. */
export interface Stepped {
  isDone: boolean
  state: SafetyState | null
}

const step = (
  number: string,
  from: SafetyState,
  change: Partial<Record<'acknowledged_by' | 'closed_by' | 'closed_note', string>> & { state: SafetyState },
  moment: 'acknowledged_at' | 'closed_at',
): Promise<Stepped> =>
  inTransaction(async (trx) => {
    const changed = await trx
      .updateTable('safety_case')
      .set({ ...change, [moment]: sql<Date>`now()` })
      .where('number', '=', number)
      .where('state', '=', from)
      .returning('state')
      .executeTakeFirst()
    if (changed) return { isDone: true, state: changed.state }
    const found = await trx
      .selectFrom('safety_case')
      .select('state')
      .where('number', '=', number)
      .executeTakeFirst()
    return { isDone: false, state: found?.state ?? null }
  })

/** A named person takes an open case on. Of two the first has it. @throws ServiceUnavailable */
export function acknowledgeCase(number: string, by: string): Promise<Stepped> {
  return step(number, 'open', { state: 'acknowledged', acknowledged_by: by }, 'acknowledged_at')
}

/** A named person ends an acknowledged case, with the reason. @throws ServiceUnavailable */
export function closeCase(number: string, by: string, note: string): Promise<Stepped> {
  return step(number, 'acknowledged', { state: 'closed', closed_by: by, closed_note: note }, 'closed_at')
}
