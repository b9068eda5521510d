import { inTransaction, withDatabase } from '../database/database'
import { logAccess } from './access-log'
import { type Erasure, erasedSince, noteErasure } from './erased-persons'
import { personKey, storedAddress } from './person-key'
import { SUBJECTS } from './subjects'

/** Who of the staff asks, as `cli:NAME`; null for the person, who is logged in. */
type Reader = string | null

/** All that is held of the person with an e-mail address, by kind. @throws ServiceAway */
export async function exportPerson(email: string, reader: Reader = null): Promise<Record<string, object[]>> {
  const address = storedAddress(email)
  return withDatabase(async (db) => {
    if (reader !== null)
      await logAccess(db, { actor: reader, action: 'export-person', subject: personKey(address) })
    const held: Record<string, object[]> = {}
    for (const [name, subject] of Object.entries(SUBJECTS)) held[name] = await subject.export(db, address)
    return held
  })
}

/**
 * Erases all of it, or nothing, and notes the key of the address, so that a restored backup can be erased again.
 * @returns how many records were touched, by kind. @throws ServiceAway
 */
export async function erasePerson(email: string, reader: Reader = null): Promise<Record<string, number>> {
  const address = storedAddress(email)
  return inTransaction(async (trx) => {
    const counts: Record<string, number> = {}
    for (const [name, subject] of Object.entries(SUBJECTS)) counts[name] = await subject.erase(trx, address)
    await noteErasure(trx, { key: personKey(address), at: new Date() })
    if (reader !== null)
      await logAccess(trx, { actor: reader, action: 'erase-person', subject: personKey(address) })
    return counts
  })
}

/**
 * Erases again, after a backup was restored, whoever was erased since it was made.
 * @param erasures the list that was saved last (`npm run privacy -- erasures`)
 * @returns how many persons. @throws ServiceAway
 */
export async function replayErasures(erasures: readonly Erasure[], reader: string): Promise<number> {
  const addresses = await erasedSince(erasures)
  for (const address of addresses) await erasePerson(address, reader)
  await inTransaction(async (trx) => {
    for (const erasure of erasures) await noteErasure(trx, erasure)
  })
  return addresses.length
}
