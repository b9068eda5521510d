import { database, ServiceUnavailable, withDatabase } from '@/server/database/database'
import { logger } from '@/server/log/logger'
import { finishJob, giveUpJobs, type Job, postponeJob, takeJobs } from './jobs'
import { onOutboxSignal } from './outbox'
import { failureCode, type JobContext, type TopicHandler, Undeliverable } from './topic'

const AT_ONCE = 5

export type Handlers = Readonly<Record<string, TopicHandler>>

export interface Work {
  /** By topic. */
  handlers: Handlers
  retention?: JobContext['retention']
  isEnding?: () => boolean
}

const doJob = async (job: Job, { handlers, retention = [] }: Work): Promise<void> => {
  const { id, topic, payload, tries } = job
  try {
    const handler = handlers[topic]
    // An older instance may get a newer topic: newer ones run it.
    if (handler === undefined) throw new Error('unknown topic')
    // Not by `withDatabase`: an unavailable mail server is no database outage.
    await handler(payload, { id, db: database(), retention })
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
export async function workOutbox(work: Work): Promise<number> {
  const { isEnding = () => false } = work
  let begun = 0
  for (const job of await withDatabase(giveUpJobs))
    logger.error({ job, code: 'never ended' }, 'outbox: given up')
  while (!isEnding()) {
    const jobs = await withDatabase((db) => takeJobs(db, AT_ONCE))
    begun += jobs.length
    const results = await Promise.allSettled(jobs.map((job) => doJob(job, work)))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    if (jobs.length < AT_ONCE) break
  }
  return begun
}

/** Runs jobs by `work` at once, on each signal, and every few seconds; one run at a time. */
export function startOutboxLoop(work: (isEnding: () => boolean) => Promise<unknown>) {
  let isEnding = false
  let isWanted = false
  let turn: Promise<void> | null = null

  const look = async (): Promise<void> => {
    do {
      isWanted = false
      try {
        await work(() => isEnding)
      } catch (error) {
        // The database logs its own outage, once.
        if (!(error instanceof ServiceUnavailable)) logger.error({ err: error }, 'outbox: a look failed')
        return
      }
    } while (isWanted && !isEnding)
  }
  const wake = (): void => {
    isWanted = true
    if (isEnding || turn !== null) return
    turn = look().finally(() => {
      turn = null
    })
  }

  const forget = onOutboxSignal(wake)
  // For other instances' jobs and retries.
  const timer = setInterval(wake, 5000)
  timer.unref()
  wake()
  return {
    /** Takes no further jobs. Resolves when running ones are done. */
    stop: async (): Promise<void> => {
      isEnding = true
      clearInterval(timer)
      forget()
      await turn
    },
  }
}
