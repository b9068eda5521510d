import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables'

/** What one room holds of a person. */
export interface Subject {
  /** All of it, as plain JSON with names that the person understands; an empty list when there is nothing. */
  export: (db: Kysely<Tables>, email: string) => Promise<object[]>
  /** Deletes it, or what in it belongs to the person. @returns how many records were touched */
  erase: (trx: Transaction<Tables>, email: string) => Promise<number>
}
