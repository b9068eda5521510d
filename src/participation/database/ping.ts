import { sql } from 'kysely'
import { connection } from './connection'

/** Whether the database answers in time. Never throws but without DATABASE_URL. @param within milliseconds */
export async function pingDatabase(within: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), within)
  })
  const answer = sql`select 1`.execute(connection().db).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answer, limit])
  } finally {
    clearTimeout(timer)
  }
}
