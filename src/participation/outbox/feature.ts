import { deletedBy } from '../database/deleted-by'
import { defineFeature } from '../define-feature'
import { outboxStorage } from './storage'
import { outboxSubject } from './subject'

export const outboxFeature = defineFeature({
  storage: outboxStorage,
  subject: { outbox: outboxSubject },
  retention: [
    {
      name: 'outbox',
      tables: ['outbox'],
      days: (env) => env.RETENTION_OUTBOX_DAYS,
      apply: (trx, before) => deletedBy(trx.deleteFrom('outbox').where('dead_at', '<', before)),
    },
  ],
})
