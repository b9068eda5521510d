import type { Db } from '../database/tables'

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('account_session').where('id', '=', sessionId).execute()
}
