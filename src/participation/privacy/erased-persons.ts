import { type Kysely, sql, type Transaction } from 'kysely'
import { withDatabase } from '../database/database'
import { deletedBy } from '../database/deleted-by'
import type { Tables } from '../database/tables'
import { personKey } from './person-key'
import type { RetentionRule } from './retention-rule'

/** The erasure of a person: the key of the address, and when. */
export interface Erasure {
  key: string
  at: Date
}

/** Notes an erasure; the later one of two counts. */
export async function noteErasure(
  trx: Transaction<Tables> | Kysely<Tables>,
  erasure: Erasure,
): Promise<void> {
  await trx
    .insertInto('erased_person')
    .values(erasure)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ at: sql<Date>`greatest(erased_person.at, excluded.at)` }),
    )
    .execute()
}

/** All erasures that are noted, the oldest first. @throws ServiceAway */
export function listErasures(): Promise<Erasure[]> {
  return withDatabase((db) => db.selectFrom('erased_person').selectAll().orderBy('at').execute())
}

/** Addresses of all persons of whom something is stored. */
const storedAddresses = async (db: Kysely<Tables>): Promise<string[]> => {
  const { rows } = await sql<{ email: string }>`
    select email from account_user union select email from review union select email from review_nickname
    union select email from contact_message
    union select reporter_email from safety_case where reporter_email is not null`.execute(db)
  return rows.map(({ email }) => email)
}

/**
 * Who has to be erased again after a backup was restored: persons of the list whose erasure the database does not know yet.
 * Whoever was erased before the backup and came back is left alone. @throws ServiceAway
 */
export async function erasedSince(erasures: readonly Erasure[]): Promise<string[]> {
  const { known, addresses } = await withDatabase(async (db) => ({
    known: await db.selectFrom('erased_person').selectAll().execute(),
    addresses: await storedAddresses(db),
  }))
  const knownAt = new Map(known.map(({ key, at }) => [key, at.getTime()]))
  const missing = new Set(
    erasures.filter(({ key, at }) => (knownAt.get(key) ?? 0) < at.getTime()).map(({ key }) => key),
  )
  return addresses.filter((address) => missing.has(personKey(address)))
}

/** A year: older backups must not be restored. */
export const erasureRetention: RetentionRule = {
  name: 'keys of erased persons',
  days: () => 365,
  apply: (trx, before) => deletedBy(trx.deleteFrom('erased_person').where('at', '<', before)),
}
