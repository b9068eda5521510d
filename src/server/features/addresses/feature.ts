import { deletedBy } from '@/server/database/personal-data'
import { addressStorage } from '@/server/database/tables/addresses'
import { utcDay } from '@/shared/utils/utc-day'
import { defineFeature } from '../define-feature'

/** Addresses of pages and how often they are visited: nothing of a person. */
export const addressFeature = defineFeature({
  storage: addressStorage,
  subject: 'none',
  retention: [
    {
      name: 'visits of old addresses',
      tables: ['old_address_hit'],
      days: (env) => env.RETENTION_FEEDBACK_DAYS,
      apply: (trx, before) =>
        deletedBy(trx.deleteFrom('old_address_hit').where('day', '<', utcDay(before.getTime()))),
    },
  ],
})
