import { sql } from 'kysely'
import { database } from '@/server/database/database'
import { serverEnv } from '@/shared/config/env'
import { graveNodes } from './note'

/** How many texts that safety hangs on are withdrawn, or have lost the page that they lead to. @throws when the database is away */
export async function graveProblems(): Promise<number> {
  // Each instance renders some pages only.
  if (serverEnv().DATABASE_URL === null) return graveNodes()
  const { count } = await database()
    .selectFrom('content_problem')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`reason = 'withdrawnNotice' or place->>'contentType' = 'searchGuidance'`)
    .executeTakeFirstOrThrow()
  return count
}
