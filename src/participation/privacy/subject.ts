import type { ColumnsOf } from '../database/define-storage'
import type { Db, Tables, Trx } from '../database/tables'

/** A feature's data of a person. */
export interface Subject {
  /** Columns that may be personal; `erase` reaches all of them. */
  columns: ColumnsOf<Tables>
  /** All data as plain JSON with readable names; an empty list for none. */
  export: (db: Db, email: string) => Promise<object[]>
  /** Deletes it, or the person's parts of it. @returns number of records */
  erase: (trx: Trx, email: string) => Promise<number>
}

/** Subjects by the heading of their export. */
export type Subjects = Readonly<Record<string, Subject>>
