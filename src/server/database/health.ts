import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inTime } from '@/shared/utils/in-time'
import { type Connection, connection } from './connection'
import { isUpToDate } from './migrate'
import { isUnavailable, outageText, TABLES_STUCK, unavailableReason } from './service-unavailable'

/** Tables with the owner of `outbox`: others may use the same schema. The migrator's are its own. */
const readRights = async ({ db }: Connection) => {
  const { rows } = await sql<{ isReadOnly: boolean; locked: string[] }>`
    select
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      array(
        select t.relname::text
        from pg_class t join pg_class o on o.oid = to_regclass('outbox')
        where t.relkind = 'r' and t.relnamespace = o.relnamespace and t.relowner = o.relowner
          and t.relname not like 'kysely%'
          and not (has_table_privilege(t.oid, 'select') and has_table_privilege(t.oid, 'insert')
            and has_table_privilege(t.oid, 'update') and has_table_privilege(t.oid, 'delete'))
        order by 1
      ) as locked`.execute(db)
  return rows[0]
}

const UNDONE = new Error('undone')

/** After a refused write: writes a row that is rolled back, and notes that writing works. @throws of `pg` */
const writeNothing = async ({ db, noteWrite }: Connection): Promise<void> => {
  const writing = db.transaction().execute(async (trx) => {
    await trx.insertInto('outbox').values({ id: randomUUID(), topic: 'retention', payload: '{}' }).execute()
    throw UNDONE
  })
  await writing.catch((error) => {
    if (error !== UNDONE) throw error
  })
  noteWrite()
}

const look = async (current: Connection): Promise<string | null> => {
  await current.prepare()
  if (!(await isUpToDate(current.db))) {
    current.forgetTables()
    return outageText('42P01')
  }
  const rights = await readRights(current)
  if (rights?.isReadOnly) return outageText('25006')
  const [first] = rights?.locked ?? []
  if (first !== undefined) return `${outageText('42501')}, which it may not for ${first}`
  if (current.refusedWrite() !== null) await writeNothing(current)
  const slowness = current.slowness()
  return slowness === null ? null : outageText(slowness)
}

const wordsOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return isUnavailable(cause) ? outageText(unavailableReason(cause)) : `${TABLES_STUCK}, see the log`
}

/** Why the database cannot store, for an engineer; null if healthy. @param within ms @throws without DATABASE_URL */
export async function databaseFault(within: number, current = connection()): Promise<string | null> {
  return inTime(look(current).catch(wordsOf), within, () => outageText('no answer'))
}
