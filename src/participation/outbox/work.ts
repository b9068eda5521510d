import { logger } from '@/logging/logger'
import { database, withDatabase } from '../database/database'
import { RETENTION, TOPICS } from '../registry'
import { finishJob, giveUpJobs, type Job, postponeJob, takeJobs } from './take'
import type { TopicHandler } from './topic'
import { failureCode, Undeliverable } from './undeliverable'

/** Jobs in parallel. */
const AT_ONCE = 5

export type Handlers = Readonly<Record<string, TopicHandler>>

const doJob = async (job: Job, handlers: Handlers): Promise<void> => {
  const { id, topic, payload, tries } = job
  try {
    const handler = handlers[topic]
    // An older instance may get a newer topic: newer ones run it.
    if (handler === undefined) throw new Error('unknown topic')
    // Not by `withDatabase`: an unavailable mail server is no database outage.
    await handler(payload, { id, db: database(), retention: RETENTION })
  } catch (error) {
    const code = failureCode(error)
    const isHopeless = error instanceof Undeliverable
    const isDead = await withDatabase((db) => postponeJob(db, job, { code, isHopeless }))
    const line = { job: id, topic, tries, code }
    if (isDead) logger.error(line, 'outbox: given up')
    else logger.warn(line, 'outbox: tried in vain, will be tried again')
    return
  }
  await withDatabase((db) => finishJob(db, job))
}

/** Runs due jobs until none is left. @returns how many. @throws ServiceUnavailable: running jobs return later */
export async function workOutbox({
  handlers = TOPICS,
  isEnding = () => false,
}: {
  handlers?: Handlers
  isEnding?: () => boolean
} = {}): Promise<number> {
  let begun = 0
  for (const job of await withDatabase(giveUpJobs))
    logger.error({ job, code: 'never ended' }, 'outbox: given up')
  while (!isEnding()) {
    const jobs = await withDatabase((db) => takeJobs(db, AT_ONCE))
    begun += jobs.length
    const results = await Promise.allSettled(jobs.map((job) => doJob(job, handlers)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    if (jobs.length < AT_ONCE) break
  }
  return begun
}
