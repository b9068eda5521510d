import type { SearchLack } from '@/models/unanswered-search'

/** Terms of one day that fewer visitors typed than it takes to read them: keyed hashes alone. */
export interface HiddenSearchTable {
  /** In UTC, `2026-11-24`. */
  day: string
  lacks: SearchLack
  /** A hash of the term, another one every day. */
  term_key: string
  /** Hashes of who typed it, each for this term and day alone. */
  visitors: string[]
}

/** Terms that enough visitors typed on one day. */
export interface UnansweredSearchTable {
  day: string
  lacks: SearchLack
  term: string
  /** How often it was searched on that day. */
  searches: number
}
