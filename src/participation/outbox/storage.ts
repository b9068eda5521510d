import { type ColumnType, type Generated, type JSONColumnType, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

import { defineStorage, tables } from '../database/define-storage'

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

export interface OutboxTables {
  outbox: OutboxTable
}

const outbox: Migration = {
  up: async (db: Kysely<unknown>) => {
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
}

export const outboxStorage = defineStorage({
  tables: tables<OutboxTables>(),
  migrations: { '0001-outbox': outbox },
  topics: [],
  impersonal: { outbox: ['topic', 'key', 'last_error'] },
})
