import { inTransaction, withDatabase } from '@/server/database/database'
import { logAccess } from '@/server/privacy/access-log'
import { type Erasure, erasedSince, eraseFrom, noteErasure } from '@/server/privacy/erased-persons'
import { personKey, storedAddress } from '@/server/protection/keys'
import { SUBJECTS } from '../registry'

type Reader = string | null

/** All data of an e-mail address, by kind. @throws ServiceUnavailable */
export async function exportPerson(email: string, reader: Reader = null): Promise<Record<string, object[]>> {
  const address = storedAddress(email)
  return withDatabase(async (db) => {
    if (reader !== null)
      await logAccess(db, { actor: reader, action: 'export-person', subject: personKey(address) })
    const data: Record<string, object[]> = {}
    for (const [name, subject] of Object.entries(SUBJECTS)) data[name] = await subject.export(db, address)
    return data
  })
}

/** Erases all of a person's data (`erased-persons.ts`). @throws ServiceUnavailable */
export function erasePerson(email: string, reader: Reader = null): Promise<Record<string, number>> {
  return eraseFrom(SUBJECTS, email, reader)
}

/** After a restore, erases everybody on the last saved list again. @returns number of persons */
export async function replayErasures(erasures: readonly Erasure[], reader: string): Promise<number> {
  const addresses = await erasedSince(erasures, SUBJECTS)
  for (const address of addresses) await erasePerson(address, reader)
  await inTransaction(async (trx) => {
    for (const erasure of erasures) await noteErasure(trx, erasure)
  })
  return addresses.length
}
