import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const storage: Migration = {
  up: async (db: Kysely<unknown>) => {
    // One row: the id by which a storage of photos knows the database that names its photos.
    await db.schema
      .createTable('storage_mark')
      .addColumn('is_only', 'boolean', (column) => column.primaryKey().defaultTo(true).check(sql`is_only`))
      .addColumn('id', 'uuid', (column) => column.notNull().defaultTo(sql`gen_random_uuid()`))
      .execute()
    await sql`insert into storage_mark default values`.execute(db)
  },
}
