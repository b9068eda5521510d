import type { ColumnType } from 'kysely'

/** Changes of editors that are not wholly dealt with; ids and paths alone. A row lives until its work is done. */
export interface PublishJobTable {
  /** Of the instance and the changed entry. */
  id: string
  /** The instance that deals with it. */
  holder: string
  job: ColumnType<unknown, string, string>
  /** When other instances may take it over; moved on while its holder runs. */
  leased_until: ColumnType<Date, Date, Date>
}
