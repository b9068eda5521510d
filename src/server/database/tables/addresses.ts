import type { ColumnType } from 'kysely'
import { defineStorage } from '../define-storage'

export interface OldAddressTable {
  slug: string
  /** Id of the entry that was served there last. */
  entry: string
  title: string | null
  since: ColumnType<Date, Date | string, Date | string>
}

export interface OldAddressHitTable {
  slug: string
  /** In UTC, `2026-11-24`. */
  day: string
  hits: number
}

export const addressStorage = defineStorage<{
  old_address: OldAddressTable
  old_address_hit: OldAddressHitTable
}>()({
  migrations: {
    '0016-addresses': `
      create table old_address (
        slug text primary key,
        entry text not null,
        title text,
        since timestamptz not null
      );
      create table old_address_hit (
        slug text not null,
        day text not null,
        hits integer not null,
        constraint old_address_hit_pkey primary key (slug, day)
      );`,
  },
  impersonal: { old_address: ['slug', 'entry', 'title'], old_address_hit: ['slug', 'day'] },
})
