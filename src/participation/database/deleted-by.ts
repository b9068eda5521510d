import type { DeleteResult } from 'kysely'

/** Runs a deletion. @returns number of records */
export async function deletedBy(query: { executeTakeFirst(): Promise<DeleteResult> }): Promise<number> {
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}
