import type { ColumnType } from 'kysely'
import { defineStorage } from '../define-storage'

export interface PublishJobTable {
  /** Of instance and changed entry. */
  id: string
  holder: string
  job: ColumnType<unknown, string, string>
  /** When others may take it over; extended while its holder runs. */
  leased_until: ColumnType<Date, Date, Date>
}

export const publishJobStorage = defineStorage<{ publish_job: PublishJobTable }>()({
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
