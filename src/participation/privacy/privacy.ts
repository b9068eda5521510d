import { inTransaction, withDatabase } from '../database/database'
import { SUBJECTS } from './subjects'

/** An address as it is stored. */
export function storedAddress(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

/** All that is held of the person with an e-mail address, by kind. @throws ServiceAway */
export async function exportPerson(email: string): Promise<Record<string, object[]>> {
  const address = storedAddress(email)
  return withDatabase(async (db) => {
    const held: Record<string, object[]> = {}
    for (const [name, subject] of Object.entries(SUBJECTS)) held[name] = await subject.export(db, address)
    return held
  })
}

/** Erases all of it, or nothing. @returns how many records were touched, by kind. @throws ServiceAway */
export async function erasePerson(email: string): Promise<Record<string, number>> {
  const address = storedAddress(email)
  return inTransaction(async (trx) => {
    const counts: Record<string, number> = {}
    for (const [name, subject] of Object.entries(SUBJECTS)) counts[name] = await subject.erase(trx, address)
    return counts
  })
}
