import { type Selectable, sql } from 'kysely'
import { inTransaction, withDatabase } from '@/server/database/database'
import { expiring, type Subjects } from '@/server/database/personal-data'
import type { Db } from '@/server/database/tables'
import type { ErasedPersonTable } from '@/server/database/tables/privacy'
import { personKey, storedAddress } from '@/server/protection/keys'
import { logAccess } from './access-log'

export type Erasure = Selectable<ErasedPersonTable>

/** Records an erasure; the later of two counts. */
export async function noteErasure(trx: Db, erasure: Erasure): Promise<void> {
  await trx
    .insertInto('erased_person')
    .values(erasure)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ at: sql<Date>`greatest(erased_person.at, excluded.at)` }),
    )
    .execute()
}

/** All erasures, oldest first. @throws ServiceUnavailable */
export function listErasures(): Promise<Erasure[]> {
  return withDatabase((db) => db.selectFrom('erased_person').selectAll().orderBy('at').execute())
}

/** Addresses of all persons with data: every subject column whose name ends in `email`. */
const storedAddresses = async (db: Db, subjects: Subjects): Promise<string[]> => {
  const columns = Object.values(subjects).flatMap((subject) =>
    Object.entries(subject.columns).flatMap(([table, names = []]) =>
      names.filter((name) => name.endsWith('email')).map((name) => [table, name] as const),
    ),
  )
  const addresses = new Set<string>()
  for (const [table, column] of columns) {
    const { rows } = await sql<{ email: string }>`
      select ${sql.ref(column)} as email from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      db,
    )
    for (const { email } of rows) addresses.add(email)
  }
  return [...addresses]
}

/** Persons to erase again after a restore, but not who returned before the backup. @throws ServiceUnavailable */
export async function erasedSince(erasures: readonly Erasure[], subjects: Subjects): Promise<string[]> {
  const { known, addresses } = await withDatabase(async (db) => ({
    known: await db.selectFrom('erased_person').selectAll().execute(),
    addresses: await storedAddresses(db, subjects),
  }))
  const knownAt = new Map(known.map(({ key, at }) => [key, at.getTime()]))
  const missing = new Set(
    erasures.filter(({ key, at }) => (knownAt.get(key) ?? 0) < at.getTime()).map(({ key }) => key),
  )
  return addresses.filter((address) => missing.has(personKey(address)))
}

/** A year: older backups must not be restored. */
export const erasureRetention = expiring('keys of erased persons', {
  table: 'erased_person',
  column: 'at',
  days: () => 365,
})

/** Erases all of a person's data or nothing. @param reader staff as `cli:NAME`; null for the person. @returns counts */
export async function eraseFrom(
  subjects: Subjects,
  email: string,
  reader: string | null = null,
): Promise<Record<string, number>> {
  const address = storedAddress(email)
  return inTransaction(async (trx) => {
    const counts: Record<string, number> = {}
    for (const [name, subject] of Object.entries(subjects)) counts[name] = await subject.erase(trx, address)
    await noteErasure(trx, { key: personKey(address), at: new Date() })
    if (reader !== null)
      await logAccess(trx, { actor: reader, action: 'erase-person', subject: personKey(address) })
    return counts
  })
}
