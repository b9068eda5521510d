import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When the last mail of a kind went to an account's address: a further one waits (behavior ACCOUNT-11). */
export const accountMails: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('account_user')
      .addColumn('confirmation_mailed_at', 'timestamptz')
      .addColumn('reset_mailed_at', 'timestamptz')
      .execute()
  },
}
