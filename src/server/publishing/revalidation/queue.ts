import { logger, reasonOf } from '@/server/log/logger'
import {
  type ContentChange,
  forgivingJobStore,
  type Job,
  type JobResult,
  type JobStore,
  type Revalidate,
  type Times,
} from './job-store'
import type { processJobs } from './process-jobs'

/** Milliseconds without a message that end a burst, and its longest duration. */
const DEBOUNCE_MS = 600
const LONGEST_BURST = 6_000
/** Changes per burst from which senders get an immediate response: a release sends its next message after it. */
const BACKPRESSURE_AT = 5
/** Milliseconds between retries: longer each time, up to half a minute. */
const RETRY_FIRST = 500
const RETRY_LONGEST = 30_000
/** Milliseconds until a change fails for good, and is reported. */
const GIVE_UP_AFTER = 6 * 60 * 60 * 1000

/** A message's result: its revalidated paths, and whether more follow. */
export interface Outcome {
  revalidated: string[]
  stale?: JobResult['stale']
  took?: Times | undefined
  isDone: boolean
}

export interface QueueParts {
  /** `storeWork` stores a job whose work became known. */
  process: typeof processJobs
  store: JobStore
  now(): number
  wait(milliseconds: number): Promise<void>
}

interface Waiting {
  job: Job
  dueAt: number
  listeners: ((outcome: Outcome) => void)[]
}

const QUEUED: Outcome = { revalidated: [], isDone: false }

/** Whether a message is older than the known state: messages are unordered, and repeated after failures. */
const isOlder = (change: ContentChange, known: ContentChange): boolean => {
  const difference = Date.parse(change.updatedAt ?? '') - Date.parse(known.updatedAt ?? '')
  if (difference !== 0 && !Number.isNaN(difference)) return difference < 0
  const arePublishings = change.expects === 'published' && known.expects === 'published'
  return arePublishings && (change.revision ?? 0) < (known.revision ?? 0)
}

/** Merges two changes of one entry: the later one, with the paths of both. */
const joined = (known: Job, later: Job): Job => {
  const counts = isOlder(later.change, known.change) ? known : later
  const paths = [known, later].flatMap(({ change, work }) => [
    ...change.namedPaths,
    ...(work?.paths ?? []),
    ...(work?.unshared ?? []),
  ])
  return { ...counts, work: null, attempts: 0, change: { ...counts.change, namedPaths: [...new Set(paths)] } }
}

/** Retries with jitter, so that instances do not retry together. */
const retryAfter = (attempts: number): number =>
  Math.min(RETRY_LONGEST, RETRY_FIRST * 2 ** (attempts - 1)) * (0.75 + Math.random() / 2)

/** Collects changes and processes them in rounds, one after the other. */
export function createQueue({ process, store: givenStore, now, wait }: QueueParts) {
  const store = forgivingJobStore(givenStore)
  const waiting = new Map<string, Waiting>()
  let revalidatePath: Revalidate = () => Promise.reject(new Error('no request has come yet'))
  let latestAt = 0
  let wakeUp = (): void => undefined
  let isRunning = false
  let takenUp: Promise<void> | null = null

  const collect = async (): Promise<void> => {
    const endsAt = now() + LONGEST_BURST
    for (let rest = DEBOUNCE_MS; rest > 0; rest = Math.min(latestAt + DEBOUNCE_MS, endsAt) - now())
      await wait(rest)
  }

  const finish = async (
    { job, listeners }: Waiting,
    { revalidated, stale, took, rest }: JobResult,
  ): Promise<void> => {
    for (const listener of listeners) listener({ revalidated, stale, took, isDone: rest === null })
    const later = waiting.get(job.key)
    if (later) {
      // A new change of the same entry came meanwhile: it finds its own paths, but not those left here.
      if (rest) later.job = joined(rest, later.job)
      await store.write(later.job)
      return
    }
    if (rest && now() - job.receivedAt < GIVE_UP_AFTER) {
      waiting.set(job.key, { job: rest, dueAt: now() + retryAfter(rest.attempts), listeners: [] })
      await store.write(rest)
      return
    }
    if (rest) logger.error({ change: rest.change, work: rest.work }, `publishing: given up on ${job.key}`)
    await store.remove(job.key)
  }

  const round = async (): Promise<void> => {
    const due = [...waiting.values()].filter(({ dueAt }) => dueAt <= now())
    for (const { job } of due) waiting.delete(job.key)
    const storeWork = async (job: Job): Promise<void> => {
      if (!waiting.has(job.key)) await store.write(job)
    }
    const jobs = due.map(({ job }) => job)
    const results = await process(jobs, revalidatePath, storeWork).catch((error: unknown) => {
      logger.error({ err: error }, `publishing: a round failed: ${reasonOf(error)}`)
      return new Map<string, JobResult>()
    })
    for (const item of due) {
      const { job } = item
      const postponed = { revalidated: [], rest: { ...job, attempts: job.attempts + 1 } }
      await finish(item, results.get(job.key) ?? postponed)
    }
  }

  const run = async (): Promise<void> => {
    while (waiting.size > 0) {
      const nextAt = Math.min(...[...waiting.values()].map(({ dueAt }) => dueAt))
      const arrival = new Promise<void>((resolve) => {
        wakeUp = resolve
      })
      if (nextAt > now()) await Promise.race([wait(nextAt - now()), arrival])
      await collect()
      await round()
    }
  }

  const start = (): void => {
    wakeUp()
    if (isRunning) return
    isRunning = true
    void run()
      .catch((error: unknown) => logger.error({ err: error }, `publishing: ${reasonOf(error)}`))
      .finally(() => {
        isRunning = false
      })
  }

  const takeUp = async (): Promise<void> => {
    const jobs = await store.takeUp()
    for (const job of jobs) {
      const known = waiting.get(job.key)
      if (known) known.job = joined(job, known.job)
      else waiting.set(job.key, { job, dueAt: now(), listeners: [] })
    }
    if (jobs.length === 0) return
    logger.info(`publishing: ${jobs.length} change(s) taken up from a process that is gone`)
    start()
  }

  /** Continues an earlier process's jobs. */
  const resume = (revalidate: Revalidate): Promise<void> => {
    revalidatePath = revalidate
    return takeUp()
  }

  /** Resolves when a round has processed the stored change, or at once in a large burst. */
  const add = async (change: ContentChange, revalidate: Revalidate): Promise<Outcome> => {
    revalidatePath = revalidate
    // An earlier process's work for this entry is merged.
    takenUp ??= takeUp()
    await takenUp
    const key = `${change.kind} ${change.id}`
    const known = waiting.get(key)
    const added: Job = { key, change, work: null, attempts: 0, receivedAt: now() }
    const job = known ? joined(known.job, added) : added
    latestAt = now()
    const item: Waiting = { job, dueAt: now(), listeners: known?.listeners ?? [] }
    waiting.set(key, item)
    await store.write(job)
    const outcome = new Promise<Outcome>((resolve) => item.listeners.push(resolve))
    start()
    if (waiting.size > BACKPRESSURE_AT)
      for (const { listeners } of waiting.values())
        for (const listener of listeners.splice(0)) listener(QUEUED)
    return outcome
  }

  return { add, resume }
}
