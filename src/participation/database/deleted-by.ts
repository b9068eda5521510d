import type { DeleteResult } from 'kysely'

/** Runs a deletion. @returns how many records went */
export async function deletedBy(query: { executeTakeFirst(): Promise<DeleteResult> }): Promise<number> {
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}
