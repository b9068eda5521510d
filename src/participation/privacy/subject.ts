import type { Kysely, Transaction } from 'kysely'
import type { ColumnsOf } from '../database/define-storage'
import type { Tables } from '../database/tables'

/** What one feature stores of a person. */
export interface Subject {
  /** The columns that may hold something personal, all of which `erase` reaches. */
  columns: ColumnsOf<Tables>
  /** All of it, as plain JSON with names that the person understands; an empty list when there is nothing. */
  export: (db: Kysely<Tables>, email: string) => Promise<object[]>
  /** Deletes it, or what in it belongs to the person. @returns how many records were touched */
  erase: (trx: Transaction<Tables>, email: string) => Promise<number>
}

/** Subjects by the heading under which persons get what is stored of them. */
export type Subjects = Readonly<Record<string, Subject>>
