import type { Selectable } from 'kysely'
import type { Db } from '../database/tables'
import type { AccountUserTable } from './storage'

export type AccountUser = Selectable<AccountUserTable>

/** @param email in lower case */
export async function userByEmail(db: Db, email: string): Promise<AccountUser | null> {
  const user = await db.selectFrom('account_user').selectAll().where('email', '=', email).executeTakeFirst()
  return user ?? null
}

export async function userById(db: Db, id: string): Promise<AccountUser | null> {
  const user = await db.selectFrom('account_user').selectAll().where('id', '=', id).executeTakeFirst()
  return user ?? null
}
