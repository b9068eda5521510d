import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import { defineStorage } from '../define-storage'

/** Ids and numbers, never texts or addresses, so that erasing data elsewhere is enough. */
export type Payload = Record<string, string | number>

export interface OutboxTable {
  id: string
  topic: string
  payload: JSONColumnType<Payload>
  /** One waiting job per key. */
  key: string | null
  /** When it is due; while it runs, when another instance may try. */
  due: Generated<Date>
  tries: Generated<number>
  /** Code of the last failure, without addresses or texts. */
  last_error: string | null
  /** Failed for good; stored for operators until the retention ends. */
  dead_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: Generated<Date>
}

export const outboxStorage = defineStorage<{ outbox: OutboxTable }>()({
  migrations: {
    '0001-outbox': `
      create table outbox (
        id uuid primary key,
        topic text not null,
        payload jsonb not null,
        key text unique,
        due timestamptz not null default now(),
        tries integer not null default 0,
        last_error text,
        dead_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index outbox_waiting on outbox (due) where dead_at is null;`,
  },
  impersonal: { outbox: ['topic', 'key', 'last_error'] },
})
