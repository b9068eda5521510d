import { randomUUID } from 'node:crypto'
import { newProtocolNumber } from '../contact/protocol-number'
import type { Trx } from '../database/tables'
import { planNotice, planWatch, WATCH_EVERY } from './plan'
import type { SafetySource } from './storage'

export interface HarmReport {
  source: SafetySource
  /** Id of the submission's record. */
  sourceId: string
  report: string
  reporter?: { name: string; email: string }
  protocol?: string
  productKey?: string
  article?: string
  /** When the submission was stored; now unless given. */
  receivedAt?: Date
}

/**
 * Records a report of harm and plans its notice (docs/behavior.md, SAFETY-1). Call it in the transaction that stores the
 * submission, so that neither is stored without the other. A submission has one case, however often this is called.
 */
export async function openSafetyCase(
  trx: Trx,
  { source, sourceId, report, reporter, protocol, productKey, article, receivedAt }: HarmReport,
): Promise<void> {
  const opened = await trx
    .insertInto('safety_case')
    .values({
      id: randomUUID(),
      number: `FV-${newProtocolNumber()}`,
      source,
      source_id: sourceId,
      report,
      reporter_name: reporter?.name ?? null,
      reporter_email: reporter?.email ?? null,
      protocol: protocol ?? null,
      product_key: productKey ?? null,
      article: article ?? null,
      ...(receivedAt && { received_at: receivedAt }),
    })
    .onConflict((conflict) => conflict.columns(['source', 'source_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!opened) return
  await planNotice(trx, opened.id)
  await planWatch(trx, WATCH_EVERY)
}
