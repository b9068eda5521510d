import type { SearchLack, SearchLevel } from '@/shared/content-model/views/unanswered-search'
import { defineStorage } from '../define-storage'

/** A day's terms of too few visitors: keyed hashes only. */
export interface HiddenSearchTable {
  /** In UTC, `2026-11-24`. */
  day: string
  lacks: SearchLack
  /** A hash of the term, different each day. */
  term_key: string
  /** Hashes of its visitors, different for each term and day. */
  visitors: string[]
}

/** Terms that enough visitors typed on one day. */
export interface UnansweredSearchTable {
  day: string
  lacks: SearchLack
  term: string
  searches: number
}

/** How many searches of a day a release judged as dangers, doubts or neither. */
export interface JudgedSearchTable {
  day: string
  /** Next's id of the build. */
  release: string
  level: SearchLevel
  searches: number
}

export const searchStorage = defineStorage<{
  hidden_search: HiddenSearchTable
  unanswered_search: UnansweredSearchTable
  judged_search: JudgedSearchTable
}>()({
  migrations: {
    // Days are texts (2026-11-24): a date would be read in the server's time zone.
    '0013-searches': `
      create table hidden_search (
        day text not null,
        lacks text not null,
        term_key text not null,
        visitors text[] not null,
        constraint hidden_search_pkey primary key (day, lacks, term_key)
      );
      create table unanswered_search (
        day text not null,
        lacks text not null,
        term text not null,
        searches integer not null,
        constraint unanswered_search_pkey primary key (day, lacks, term)
      );`,
    '0018-judged-searches': `
      create table judged_search (
        day text not null,
        release text not null,
        level text not null,
        searches integer not null,
        constraint judged_search_pkey primary key (day, release, level)
      );`,
  },
  impersonal: {
    hidden_search: ['day', 'lacks', 'term_key', 'visitors'],
    unanswered_search: ['day', 'lacks', 'term'],
    judged_search: ['day', 'release', 'level'],
  },
})
