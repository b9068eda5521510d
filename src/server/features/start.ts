import { inTransaction, ServiceUnavailable } from '@/server/database/database'
import { startOutboxLoop } from '@/server/jobs/work'
import { logger } from '@/server/log/logger'
import { FEATURES } from './features'
import { startProblemWriting } from './problems/loop'
import { warnOfDefaultFolder } from './reviews/photo/storage'
import { workJobs } from './work-jobs'

/** Updates the tables and plans regular jobs; an unavailable database is retried at its next use. */
const prepare = async (): Promise<void> => {
  try {
    await inTransaction(async (trx) => {
      for (const { plan } of FEATURES) await plan(trx)
    })
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) logger.error({ err: error }, 'database: cannot be prepared')
  }
}

/** Starts the outbox. Does not wait or fail. @returns ends it: takes no further job, waits for running ones */
export function startParticipation(): () => Promise<void> {
  warnOfDefaultFolder()
  void prepare()
  const loop = startOutboxLoop(workJobs)
  const endWriting = startProblemWriting()
  return async () => {
    await Promise.all([endWriting(), loop.stop()])
  }
}
