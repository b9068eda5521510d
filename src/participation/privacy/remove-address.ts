import { sql } from 'kysely'
import type { Tables, Trx } from '../database/tables'

/** Removes an address from a column of texts: others' records stay without it. @returns number of records */
export async function removeAddress<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  column: keyof Tables[Table] & string,
  email: string,
): Promise<number> {
  const literal = email.replace(/[^\w@]/g, String.raw`\$&`)
  const { numAffectedRows } = await sql`update ${sql.table(table)}
    set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${literal}, '[apagado]', 'gi')
    where position(${email} in lower(${sql.ref(column)})) > 0`.execute(trx)
  return Number(numAffectedRows)
}
