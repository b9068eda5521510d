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
    '0011-publishing': `
      create table publish_job (
        id text primary key,
        holder text not null,
        job jsonb not null,
        leased_until timestamptz not null
      );`,
  },
  impersonal: { publish_job: ['id', 'holder', 'job'] },
})
