import type { Trx } from '../database/tables'
import { enqueue } from '../outbox/outbox'

const HOUR = 3600

/** Seconds between two looks at the whole space when nobody publishes. */
export const WATCH_EVERY = 6 * HOUR

/** Seconds after a publish: a release is looked at once. */
const AFTER_PUBLISH = 60

/** Plans the mail about new problems at the next full hour: one an hour at most, and none of what is mended until then. */
export async function planProblemMail(trx: Trx): Promise<void> {
  const delaySeconds = HOUR - (Math.floor(Date.now() / 1000) % HOUR)
  await enqueue(trx, 'problem-mail', {}, { key: 'problem-mail', delaySeconds })
}

/** Plans a look at the whole space, one per period for all instances. @param delaySeconds not before */
export async function planWatch(trx: Trx, delaySeconds = 0): Promise<void> {
  const period = Math.floor(Date.now() / 1000 + delaySeconds)
  const key = `problem-watch ${Math.floor(period / WATCH_EVERY)}`
  await enqueue(trx, 'problem-watch', {}, { key, delaySeconds })
}

/** Plans a look soon after something was published or withdrawn: pages that link to it are not rendered again. */
export async function planWatchAfterPublish(trx: Trx): Promise<void> {
  await enqueue(trx, 'problem-watch', {}, { key: 'problem-watch publish', delaySeconds: AFTER_PUBLISH })
}
