import { sql } from 'kysely'
import { deletedBy, expiring, type Subject } from '@/server/database/personal-data'
import { outboxStorage } from '@/server/database/tables/outbox'
import { defineFeature } from '../define-feature'

/** Jobs have ids only. One with an address is deleted all the same. */
const subject: Subject = {
  columns: { outbox: ['payload'] },
  export: async () => [],
  erase: (trx, email) =>
    deletedBy(
      trx
        .deleteFrom('outbox')
        .where(
          sql<boolean>`exists (select from jsonb_each_text(payload) as field where lower(field.value) = ${email})`,
        ),
    ),
}

export const outboxFeature = defineFeature({
  storage: outboxStorage,
  subject: { outbox: subject },
  retention: [
    expiring('outbox', { table: 'outbox', column: 'dead_at', days: (env) => env.RETENTION_OUTBOX_DAYS }),
  ],
})
