import { sql } from 'kysely'
import { database } from '@/server/database/database'
import { serverEnv } from '@/shared/config/env'
import { inTime } from '@/shared/utils/in-time'
import { isOverdue, isUndelivered } from './desk'

type SafetyHealth = { status: 'up' } | { status: 'off' } | { status: 'down'; reason: string }

/** Whether reports of harm wait for a delivery or an acknowledgment that is due. @throws when the database is away */
export async function safetyHealth(within: number): Promise<SafetyHealth> {
  if (serverEnv().DATABASE_URL === null) return { status: 'off' }
  const query = database()
    .selectFrom('safety_case')
    .select([
      sql<number>`count(*) filter (where ${isUndelivered()})`.as('undelivered'),
      sql<number>`count(*) filter (where ${isOverdue()})`.as('overdue'),
    ])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  const counted = await inTime(query, within, () => null)
  if (counted === null) return { status: 'down', reason: 'not known: see database' }
  const { undelivered, overdue } = counted
  const faults = [
    ...(undelivered > 0 ? [`safety report not delivered: ${undelivered}`] : []),
    ...(overdue > 0 ? [`safety report not acknowledged in time: ${overdue}`] : []),
  ]
  return faults.length === 0 ? { status: 'up' } : { status: 'down', reason: faults.join('; ') }
}
