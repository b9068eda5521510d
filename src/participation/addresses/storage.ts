import type { ColumnType } from 'kysely'
import { defineStorage, tables } from '../database/define-storage'

/** An address that a page has left. */
export interface OldAddressTable {
  slug: string
  /** Id of the entry that was served there last. */
  entry: string
  title: string | null
  since: ColumnType<Date, Date | string, Date | string>
}

/** Visits of an old address on one day. */
export interface OldAddressHitTable {
  slug: string
  /** In UTC, `2026-11-24`. */
  day: string
  hits: number
}

export const addressStorage = defineStorage({
  tables: tables<{
    old_address: OldAddressTable
    old_address_hit: OldAddressHitTable
  }>(),
  migrations: {
    '0016-addresses': async (db) => {
      await db.schema
        .createTable('old_address')
        .addColumn('slug', 'text', (column) => column.primaryKey())
        .addColumn('entry', 'text', (column) => column.notNull())
        .addColumn('title', 'text')
        .addColumn('since', 'timestamptz', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('old_address_hit')
        .addColumn('slug', 'text', (column) => column.notNull())
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('hits', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('old_address_hit_pkey', ['slug', 'day'])
        .execute()
    },
  },
  impersonal: { old_address: ['slug', 'entry', 'title'], old_address_hit: ['slug', 'day'] },
})
