import { sql } from 'kysely'
import { inTransaction } from '@/server/database/database'
import { keyedHash } from '@/server/protection/keys'
import { buildId } from '@/shared/config/build-id'
import type { SearchLevel, UnansweredSearch } from '@/shared/content-model/views/unanswered-search'
import { foldText } from '@/shared/utils/fold-text'
import { utcDay } from '@/shared/utils/utc-day'

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

/** Counts an unanswered search (behavior SEARCH-16, ADR 80); `address` is not stored. @throws ServiceUnavailable */
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
      .where(({ and }) => and({ day, lacks, term }))
      .executeTakeFirst()
    if (known.numUpdatedRows > 0n) return
    const { rows } = await sql<{ visitors: number }>`
      insert into hidden_search (day, lacks, term_key, visitors)
      values (${day}, ${lacks}, ${hidden.term_key}, ${[visitor]})
      on conflict (day, lacks, term_key) do update set visitors = case
        when ${visitor} = any(hidden_search.visitors) then hidden_search.visitors
        else array_append(hidden_search.visitors, ${visitor}) end
      returning cardinality(visitors) as visitors`.execute(trx)
    if ((rows[0]?.visitors ?? 0) < ENOUGH) return
    await trx
      .deleteFrom('hidden_search')
      .where(({ and }) => and(hidden))
      .execute()
    await sql`
      insert into unanswered_search (day, lacks, term, searches)
      values (${day}, ${lacks}, ${term}, ${ENOUGH})
      on conflict (day, lacks, term)
      do update set searches = unanswered_search.searches + excluded.searches`.execute(trx)
  })
}

/** Counts how this release judged a search: no word of it is known here. @throws ServiceUnavailable */
export async function countLevel(level: SearchLevel, release = buildId(), now = new Date()): Promise<void> {
  const day = utcDay(now.getTime())
  await inTransaction((trx) =>
    sql`insert into judged_search (day, release, level, searches) values (${day}, ${release}, ${level}, 1)
      on conflict (day, release, level) do update set searches = judged_search.searches + 1`.execute(trx),
  )
}
