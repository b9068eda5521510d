import { sql } from 'kysely'
import type { Subject } from './subjects'

/** Jobs hold ids alone. Should one name an address all the same, it goes. */
export const outboxSubject: Subject = {
  export: async () => [],
  erase: async (trx, email) => {
    const { numDeletedRows } = await trx
      .deleteFrom('outbox')
      .where(sql<boolean>`position(${email} in lower(concat_ws(' ', payload::text, key, last_error))) > 0`)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
}
