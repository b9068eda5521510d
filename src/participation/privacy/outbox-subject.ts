import { sql } from 'kysely'
import type { Subject } from './subjects'

/** Jobs hold ids alone. Should one name an address all the same, it goes. */
export const outboxSubject: Subject = {
  export: async () => [],
  erase: async (trx, email) => {
    const { numDeletedRows } = await trx
      .deleteFrom('outbox')
      .where(
        sql<boolean>`exists (select from jsonb_each_text(payload) as field where lower(field.value) = ${email})`,
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
}
