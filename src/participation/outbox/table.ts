import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Ids and numbers of a job, never texts or addresses: what is erased elsewhere is then erased here too. */
export type Payload = Record<string, string | number>

/** Work that is to be done after a transaction: a row lives until its work is done. */
export interface OutboxTable {
  id: string
  topic: string
  payload: JSONColumnType<Payload>
  /** Jobs of one key are one job while it waits. */
  key: string | null
  /** When it is to be done; while it is being done, when somebody else may try. */
  due: Generated<Date>
  /** How often it was begun. */
  tries: Generated<number>
  /** A code of the last failure, without addresses or texts. */
  last_error: string | null
  /** Given up; kept for operators until the retention ends. */
  dead_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: Generated<Date>
}
