import { expiring, type Subject } from '@/server/database/personal-data'
import type { Db } from '@/server/database/tables'
import { personKey } from '@/server/protection/keys'

/** Records access before the data is read: without a record nothing is read. */
export async function logAccess(
  db: Db,
  { actor, action, subject = null }: { actor: string; action: string; subject?: string | null },
): Promise<void> {
  await db.insertInto('access_log').values({ actor, action, subject }).execute()
}

/** Access to a person's data. Erasure leaves the records, which only name staff, without a moderator's own address. */
export const accessSubject: Subject = {
  columns: { access_log: ['actor'] },
  export: async (db, email) => {
    const reviews = await db.selectFrom('review').select('id').where('email', '=', email).execute()
    const subjects = [personKey(email), ...reviews.map(({ id }) => id)]
    const rows = await db
      .selectFrom('access_log')
      .select(['action', 'at'])
      .where('subject', 'in', subjects)
      .orderBy('id')
      .execute()
    return rows.map(({ action, at }) => ({ acesso: action, em: at.toISOString() }))
  },
  erase: async (trx, email) => {
    const { numUpdatedRows } = await trx
      .updateTable('access_log')
      .set({ actor: 'erased' })
      .where('actor', '=', email)
      .executeTakeFirst()
    return Number(numUpdatedRows)
  },
}

/** Two years, for audits. */
export const accessRetention = expiring('records of access', {
  table: 'access_log',
  column: 'at',
  days: () => 730,
})
