import type { ColumnType } from 'kysely'
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

export const publishJobStorage = defineStorage({
  tables: tables<{ publish_job: PublishJobTable }>(),
  migrations: {
    '0011-publishing': async (db) => {
      await db.schema
        .createTable('publish_job')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('job', 'jsonb', (column) => column.notNull())
        .addColumn('leased_until', 'timestamptz', (column) => column.notNull())
        .execute()
    },
  },
  impersonal: { publish_job: ['id', 'holder', 'job'] },
})
