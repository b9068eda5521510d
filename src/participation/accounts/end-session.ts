import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'

export async function endSession(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await db.deleteFrom('account_session').where('id', '=', sessionId).execute()
}
