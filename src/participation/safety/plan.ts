import type { Trx } from '../database/tables'
import { enqueue } from '../outbox/outbox'

/** Plans the mail of a case to PHARMACOVIGILANCE_ADDRESS. Nothing is added while one waits. */
export async function planNotice(trx: Trx, id: string): Promise<void> {
  await enqueue(trx, 'safety-notice', { case: id }, { key: `safety-notice ${id}` })
}

/** Plans the mail of a case to PHARMACOVIGILANCE_ESCALATION_ADDRESS. Nothing is added while one waits. */
export async function planEscalation(trx: Trx, id: string): Promise<void> {
  await enqueue(trx, 'safety-escalation', { case: id }, { key: `safety-escalation ${id}` })
}

/** Seconds between two looks at the open cases. */
export const WATCH_EVERY = 3600

const hourOf = (moment: number): string => new Date(moment).toISOString().slice(0, 13)

/** Plans the look at all open cases, one an hour for all instances. @param delaySeconds not before */
export async function planWatch(trx: Trx, delaySeconds = 0): Promise<void> {
  const key = `safety-watch ${hourOf(Date.now() + delaySeconds * 1000)}`
  await enqueue(trx, 'safety-watch', {}, { key, delaySeconds })
}
