import { sql } from 'kysely'
import { foldText } from '@/lib/fold-text'
import { utcDay } from '@/lib/utc-day'
import type { UnansweredSearch } from '@/models/unanswered-search'
import { inTransaction } from '../database/database'
import { keyedHash } from '../protection/keys'

/** Visitors per day who must type a term before it is readable. */
const ENOUGH = 5

const SHORTEST = 3
const LONGEST = 60
/** More may be part of a telephone number or document. */
const MOST_DIGITS = 4

/** A term in normalized form; null for one that may name a person. */
const countableTerm = (text: string): string | null => {
  const term = foldText(text)
  if (term.length < SHORTEST || term.length > LONGEST || term.includes('@')) return null
  return (term.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS ? null : term
}

/**
 * Counts an unanswered search (behavior SEARCH-16, ADR 80): hashes only, until enough visitors typed it on one day.
 * @param address of the visitor; not stored. @throws ServiceUnavailable
 */
export async function countSearch(
  { term: typed, lacks }: UnansweredSearch,
  address: string,
  now = new Date(),
): Promise<void> {
  const term = countableTerm(typed)
  if (term === null) return
  const day = utcDay(now.getTime())
  const hidden = { day, lacks, term_key: keyedHash('search-term', day, lacks, term) }
  // Per term, so that one visitor's terms cannot be linked.
  const visitor = keyedHash('search-visitor', day, lacks, term, address)
  await inTransaction(async (trx) => {
    const known = await trx
      .updateTable('unanswered_search')
      .set({ searches: sql<number>`searches + 1` })
      .where('day', '=', day)
      .where('lacks', '=', lacks)
      .where('term', '=', term)
      .executeTakeFirst()
    if (known.numUpdatedRows > 0n) return
    const { visitors } = await trx
      .insertInto('hidden_search')
      .values({ ...hidden, visitors: [visitor] })
      .onConflict((conflict) =>
        conflict.columns(['day', 'lacks', 'term_key']).doUpdateSet({
          visitors: sql<
            string[]
          >`case when ${visitor} = any(hidden_search.visitors) then hidden_search.visitors
            else array_append(hidden_search.visitors, ${visitor}) end`,
        }),
      )
      .returning('visitors')
      .executeTakeFirstOrThrow()
    if (visitors.length < ENOUGH) return
    await trx
      .deleteFrom('hidden_search')
      .where('day', '=', day)
      .where('lacks', '=', lacks)
      .where('term_key', '=', hidden.term_key)
      .execute()
    await trx
      .insertInto('unanswered_search')
      .values({ day, lacks, term, searches: ENOUGH })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'lacks', 'term'])
          .doUpdateSet({ searches: sql<number>`unanswered_search.searches + excluded.searches` }),
      )
      .execute()
  })
}
