import { sql } from 'kysely'
import { withDatabase } from '@/server/database/database'

const TEXTS = ['text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea']

/**
 * Looks for a text in every column that could hold it, of every table.
 * @returns `table.column` of each that does
 */
export async function tracesOf(needle: string): Promise<string[]> {
  return withDatabase(async (db) => {
    const columns = await sql<{ table: string; column: string; type: string }>`
      select table_name as "table", column_name as "column", data_type as "type" from information_schema.columns
      where table_schema = current_schema() and data_type in (${sql.join(TEXTS)})`.execute(db)
    const found: string[] = []
    for (const { table, column, type } of columns.rows) {
      const value =
        type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`
      const { rows } = await sql<{ hits: number }>`
        select count(*) as hits from ${sql.table(table)} where lower(${value}) like ${`%${needle.toLowerCase()}%`}`.execute(
        db,
      )
      if ((rows[0]?.hits ?? 0) > 0) found.push(`${table}.${column}`)
    }
    return found
  })
}
