import type { Transaction } from 'kysely'
import { DAY, utcDay } from '@/lib/utc-day'
import { logger } from '@/logging/logger'
import { inTransaction } from '../database/database'
import type { Tables } from '../database/tables'
import { enqueue } from '../outbox/outbox'
import { type RetentionRule, retentionLimit } from './retention-rule'

/** Plans the clean-up of today. All instances plan one and the same. */
export async function planRetention(trx: Transaction<Tables>): Promise<void> {
  await enqueue(trx, 'retention', {}, { key: `retention ${utcDay(Date.now())}` })
}

/** Deletes what is kept longer than it may be, each kind by itself, and plans the same for tomorrow. */
export async function applyRetention(rules: readonly RetentionRule[]): Promise<void> {
  const now = new Date()
  const tomorrow = now.getTime() + DAY
  await inTransaction((trx) =>
    enqueue(trx, 'retention', {}, { key: `retention ${utcDay(tomorrow)}`, delaySeconds: DAY / 1000 }),
  )
  for (const rule of rules) {
    const count = await inTransaction((trx) => rule.apply(trx, retentionLimit(rule, now)))
    if (count > 0) logger.info({ what: rule.name, count }, 'privacy: deleted what was kept long enough')
  }
}
