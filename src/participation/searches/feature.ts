import { utcDay } from '@/lib/utc-day'
import { deletedBy } from '../database/deleted-by'
import { defineFeature } from '../define-feature'
import type { RetentionRule } from '../privacy/retention-rule'
import { searchStorage } from './storage'

export const searchRetention: RetentionRule[] = [
  {
    // The next day's hashes differ: these can no longer be counted with.
    name: 'searches of fewer than five visitors',
    tables: ['hidden_search'],
    days: () => 1,
    apply: (trx, before) =>
      deletedBy(trx.deleteFrom('hidden_search').where('day', '<=', utcDay(before.getTime()))),
  },
  {
    name: 'searches without an answer',
    tables: ['unanswered_search'],
    days: (env) => env.RETENTION_FEEDBACK_DAYS,
    apply: (trx, before) =>
      deletedBy(trx.deleteFrom('unanswered_search').where('day', '<', utcDay(before.getTime()))),
  },
]

/** Terms typed by at least five visitors, and keyed hashes: nothing personal. */
export const searchFeature = defineFeature({
  storage: searchStorage,
  subject: 'none',
  retention: searchRetention,
})
