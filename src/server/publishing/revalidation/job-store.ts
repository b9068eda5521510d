import { z } from 'zod'
import { cacheFolder } from '@/server/cache/cache-folder'
import { logger, reasonOf } from '@/server/log/logger'
import { processWide } from '@/shared/utils/process-wide'

/** A change of an entry or asset. Plain data, stored on disk until processed. */
const contentChange = z.object({
  kind: z.enum(['Entry', 'Asset']),
  id: z.string(),
  /** What the delivery API will show. */
  expects: z.enum(['published', 'gone']),
  /** Of the published state, if the message has it. */
  revision: z.number().nullable(),
  /** Time of the change, ISO 8601, likewise. */
  updatedAt: z.string().nullable(),
  /** Null for assets, and for messages without it. */
  contentType: z.string().nullable(),
  /** Paths that the entry itself names, e.g. a redirect's start. */
  namedPaths: z.array(z.string()),
})

export type ContentChange = z.infer<typeof contentChange>

/** An unfinished change; plain data, so that it outlives the process. */
export const job = z.object({
  /** Of the change; a newer one of the same entry or asset replaces it. */
  key: z.string(),
  change: contentChange,
  /** Work left; null while it is unknown what the change affects. */
  work: z
    .object({
      paths: z.array(z.string()),
      /** Paths rendered, but not yet served by every instance. */
      unshared: z.array(z.string()).default([]),
      records: z.array(z.string()),
      searchSettings: z.boolean().default(false),
    })
    .nullable(),
  attempts: z.number(),
  /** Milliseconds since 1970. */
  receivedAt: z.number(),
})

export type Job = z.infer<typeof job>

export type Work = NonNullable<Job['work']>

/** Milliseconds until each path of a round was rendered. */
export type Times = Readonly<Record<string, number>>

/** A round's result for a job: revalidated paths, and work left, or null. */
export interface JobResult {
  revalidated: string[]
  /** Paths that keep their last page, with the reason. */
  stale?: Readonly<Record<string, string>>
  took?: Times
  rest: Job | null
}

/** Revalidates one path; throws if the page could not be rendered, and the old one stays. */
export type Revalidate = (path: string) => Promise<void>

/** Stores jobs until done, so that another process continues those of a killed one. */
export interface JobStore {
  write(job: Job): Promise<void>
  remove(key: string): Promise<void>
  /** Whether there are abandoned jobs. Polled every few seconds, which shows others that this process runs. */
  hasLeft(): Promise<boolean>
  takeUp(): Promise<Job[]>
}

/** Jobs on disk, for one process at a time: what exists at the start is an earlier one's. */
export function createFileJobStore(folder = cacheFolder('pending')): JobStore {
  let isTaken = false
  const readAll = async (): Promise<Job[]> =>
    (await folder.readAll()).flatMap((value) => job.safeParse(value).data ?? [])
  return {
    write: (pending) => folder.write(pending.key, pending),
    remove: async (key) => void (await folder.remove(key)),
    hasLeft: async () => !isTaken && (await readAll()).length > 0,
    takeUp: async () => {
      if (isTaken) return []
      isTaken = true
      return readAll()
    },
  }
}

/** The installed store, else the disk. */
export function jobStore(): JobStore {
  return processWide('publish-jobs', createFileJobStore)
}

/** Installs a shared store. Call it once, before jobs are accepted. */
export function installJobStore(store: JobStore): void {
  processWide('publish-jobs', () => store)
}

/** The same without failures: an unwritten change is only lost if the process is killed. Logged once. */
export function forgivingJobStore(store: JobStore): JobStore {
  let isFailing = false
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
      isFailing = false
    } catch (error) {
      if (!isFailing) logger.warn(`publishing: changes stay in memory only: ${reasonOf(error)}`)
      isFailing = true
    }
  }
  return {
    ...store,
    write: (pending) => attempt(() => store.write(pending)),
    remove: (key) => attempt(() => store.remove(key)),
    takeUp: () => store.takeUp().catch(() => []),
  }
}
