import { sql } from 'kysely'
import { deletedBy } from '../database/deleted-by'
import { literalPattern } from '../privacy/literal-pattern'
import type { RetentionRule } from '../privacy/retention-rule'
import type { Subject } from '../privacy/subject'

/** What people write freely. */
const TEXTS = ['report', 'closed_note', 'acknowledged_by', 'closed_by'] as const

/** The reports of harm of a person. Erasing removes name and address and keeps the case: the law has the company keep it. */
export const safetySubject: Subject = {
  columns: { safety_case: ['reporter_name', 'reporter_email', ...TEXTS] },
  export: async (db, email) =>
    (await db.selectFrom('safety_case').selectAll().where('reporter_email', '=', email).execute()).map(
      (found) => ({
        numero: found.number,
        estado: found.state,
        origem: found.source,
        protocolo: found.protocol,
        produto: found.product_key,
        artigo: found.article,
        relato: found.report,
        nome: found.reporter_name,
        email: found.reporter_email,
        recebidoEm: found.received_at.toISOString(),
        avisoEntregueEm: found.delivered_at?.toISOString() ?? null,
        confirmadoEm: found.acknowledged_at?.toISOString() ?? null,
        encerradoEm: found.closed_at?.toISOString() ?? null,
      }),
    ),
  erase: async (trx, email) => {
    const { numUpdatedRows } = await trx
      .updateTable('safety_case')
      .set({ reporter_name: null, reporter_email: null })
      .where('reporter_email', '=', email)
      .executeTakeFirst()
    for (const column of TEXTS)
      await sql`update safety_case
        set ${sql.ref(column)} = regexp_replace(${sql.ref(column)}, ${literalPattern(email)}, '[apagado]', 'gi')
        where position(${email} in lower(${sql.ref(column)})) > 0`.execute(trx)
    return Number(numUpdatedRows)
  },
}

/** Only closed cases end by time; an open or acknowledged one stays however old it is. */
export const safetyRetention: RetentionRule = {
  name: 'closed reports of harm',
  tables: ['safety_case'],
  days: (env) => env.RETENTION_SAFETY_DAYS,
  apply: (trx, before) =>
    deletedBy(trx.deleteFrom('safety_case').where('state', '=', 'closed').where('closed_at', '<', before)),
}
