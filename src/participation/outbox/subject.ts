import { sql } from 'kysely'
import { deletedBy } from '../database/deleted-by'
import type { Subject } from '../privacy/subject'

/** Jobs have ids only. One with an address is deleted all the same. */
export const outboxSubject: Subject = {
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
