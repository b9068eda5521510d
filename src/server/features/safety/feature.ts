import { sql } from 'kysely'
import { deletedBy, type RetentionRule, removeAddress, type Subject } from '@/server/database/personal-data'
import type { Trx } from '@/server/database/tables'
import { safetyStorage } from '@/server/database/tables/safety'
import { defineFeature } from '../define-feature'
import { deliverEscalation, deliverNotice } from './deliver'
import { planWatch } from './open-case'
import { watchCases } from './watch'

const TEXTS = ['report', 'closed_note', 'acknowledged_by', 'closed_by'] as const

const SOURCES = ['contact_message', 'review', 'article_feedback', 'survey_answer'] as const

/** Closed cases that were no report: nothing requires to store them. */
const falseAlarms = (trx: Trx) => trx.deleteFrom('safety_case').where('outcome', '=', 'no-report')

/** The reports of harm of a person. Erasing removes name and address; the case stays, as the law requires, if it was one. */
const subject: Subject = {
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
        resultado: found.outcome,
        talvezDeUmPrograma: found.by_program,
      }),
    ),
  erase: async (trx, email) => {
    const isTheirs = sql<boolean>`(reporter_email = ${email} or position(${email} in lower(report)) > 0)`
    const deleted = await deletedBy(falseAlarms(trx).where(isTheirs))
    const { numUpdatedRows } = await trx
      .updateTable('safety_case')
      .set({ reporter_name: null, reporter_email: null })
      .where('reporter_email', '=', email)
      .executeTakeFirst()
    for (const column of TEXTS) await removeAddress(trx, 'safety_case', column, email)
    return deleted + Number(numUpdatedRows)
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

/** A case that was no report ends with the submission that it came by, by retention or erasure, or at the latest as a report. */
export const falseAlarmRetention: RetentionRule = {
  name: 'cases that were no report of harm',
  tables: ['safety_case'],
  days: safetyRetention.days,
  apply: (trx) => {
    const isLeft = SOURCES.map((source) => sql`select id from ${sql.table(source)}`)
    return deletedBy(
      falseAlarms(trx).where(sql<boolean>`source_id not in (${sql.join(isLeft, sql` union all `)})`),
    )
  },
}

export const safetyFeature = defineFeature({
  storage: safetyStorage,
  jobs: {
    'safety-notice': deliverNotice,
    'safety-escalation': deliverEscalation,
    'safety-watch': watchCases,
  },
  subject: { relatos: subject },
  retention: [safetyRetention, falseAlarmRetention],
  plan: planWatch,
})
