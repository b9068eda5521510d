import type { ColumnType, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

import { defineStorage, tables } from '../database/define-storage'

/** Unfinished content changes; ids and paths only. Deleted when done. */
export interface PublishJobTable {
  /** Of instance and changed entry. */
  id: string
  /** The instance that processes it. */
  holder: string
  job: ColumnType<unknown, string, string>
  /** When others may take it over; extended while its holder runs. */
  leased_until: ColumnType<Date, Date, Date>
}

export interface PublishJobTables {
  publish_job: PublishJobTable
}

const publishing: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('publish_job')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('job', 'jsonb', (column) => column.notNull())
      .addColumn('leased_until', 'timestamptz', (column) => column.notNull())
      .execute()
  },
}

export const publishJobStorage = defineStorage({
  tables: tables<PublishJobTables>(),
  migrations: { '0011-publishing': publishing },
  topics: [],
  impersonal: { publish_job: ['id', 'holder', 'job'] },
})
