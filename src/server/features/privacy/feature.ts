import { inTransaction } from '@/server/database/database'
import { type RetentionRule, retentionLimit } from '@/server/database/personal-data'
import type { Trx } from '@/server/database/tables'
import { privacyStorage } from '@/server/database/tables/privacy'
import { enqueue } from '@/server/jobs/outbox'
import { logger } from '@/server/log/logger'
import { accessRetention, accessSubject } from '@/server/privacy/access-log'
import { erasureRetention } from '@/server/privacy/erased-persons'
import { DAY, utcDay } from '@/shared/utils/utc-day'
import { defineFeature } from '../define-feature'

/** Plans today's clean-up, one for all instances. */
export async function planRetention(trx: Trx): Promise<void> {
  await enqueue(trx, 'retention', {}, { key: `retention ${utcDay(Date.now())}` })
}

/** Deletes expired data by rule, and plans the next day's run. */
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

export const privacyFeature = defineFeature({
  storage: privacyStorage,
  jobs: { retention: (_payload, { retention }) => applyRetention(retention) },
  subject: { acessos: accessSubject },
  retention: [accessRetention, erasureRetention],
  plan: planRetention,
})
