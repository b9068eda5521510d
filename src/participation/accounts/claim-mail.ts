import { sql } from 'kysely'
import type { Db } from '../database/tables'

/** Claims an account's next mail of a kind, one in `pause` seconds, against floods by strangers. */
export async function claimMail(
  db: Db,
  accountId: string,
  kind: 'confirmation' | 'reset',
  pause: number,
): Promise<boolean> {
  const column = `${kind}_mailed_at` as const
  const claimed = await db
    .updateTable('account_user')
    .set({ [column]: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where((where) =>
      where.or([
        where(column, 'is', null),
        where(column, '<', sql<Date>`now() - make_interval(secs => ${pause})`),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
