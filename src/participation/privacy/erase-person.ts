import { inTransaction } from '../database/database'
import { logAccess } from './access-log'
import { noteErasure } from './erased-persons'
import { personKey, storedAddress } from './person-key'
import type { Subjects } from './subject'

/**
 * Erases all of a person's data or nothing, and stores the address's key for restored backups.
 * @param reader staff as `cli:NAME`; null for the logged-in person. @returns number of records, by kind
 */
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
