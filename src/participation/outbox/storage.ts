import { type ColumnType, type Generated, type JSONColumnType, sql } from 'kysely'
import { defineStorage, tables } from '../database/define-storage'

/** Ids and numbers, never texts or addresses, so that erasing data elsewhere is enough. */
export type Payload = Record<string, string | number>

/** Jobs after a transaction; deleted when done. */
export interface OutboxTable {
  id: string
  topic: string
  payload: JSONColumnType<Payload>
  /** One waiting job per key. */
  key: string | null
  /** When it is due; while it runs, when another instance may try. */
  due: Generated<Date>
  /** Number of starts. */
  tries: Generated<number>
  /** Code of the last failure, without addresses or texts. */
  last_error: string | null
  /** Failed for good; stored for operators until the retention ends. */
  dead_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: Generated<Date>
}

export const outboxStorage = defineStorage({
  tables: tables<{ outbox: OutboxTable }>(),
  migrations: {
    '0001-outbox': async (db) => {
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'uuid', (column) => column.primaryKey())
        .addColumn('topic', 'text', (column) => column.notNull())
        .addColumn('payload', 'jsonb', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.unique())
        .addColumn('due', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('last_error', 'text')
        .addColumn('dead_at', 'timestamptz')
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute()
      await sql`create index outbox_waiting on outbox (due) where dead_at is null`.execute(db)
    },
  },
  impersonal: { outbox: ['topic', 'key', 'last_error'] },
})
