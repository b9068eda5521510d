import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables'
import { enqueue } from '../outbox/outbox'

const HOUR = 3600

/** Plans the mail about new problems at the next full hour: one an hour at most, and none of what is mended until then. */
export async function planProblemMail(trx: Transaction<Tables>): Promise<void> {
  const delaySeconds = HOUR - (Math.floor(Date.now() / 1000) % HOUR)
  await enqueue(trx, 'problem-mail', {}, { key: 'problem-mail', delaySeconds })
}
