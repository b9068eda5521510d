import { type RawBuilder, sql } from 'kysely'
import { serverEnv } from '@/config/env'

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
