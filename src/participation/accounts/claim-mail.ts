import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'

/**
 * Claims the next mail of a kind to an account's address, against floods by strangers. The visitor's page never
 * depends on it.
 * @param pause seconds since the last one of this kind
 * @returns whether a mail may be sent now; of simultaneous claims one succeeds
 */
export async function claimMail(
  db: Kysely<Tables>,
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
