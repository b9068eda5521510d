import { cacheFolder } from '@/cache/cache-folder'
import { processWide } from '@/lib/process-wide'
import { logger, reasonOf } from '@/logging/logger'
import { type Job, job } from './job'

/** Stores jobs until done, so that another process continues those of a killed one. */
export interface JobStore {
  write(job: Job): Promise<void>
  remove(key: string): Promise<void>
  /** Whether there are abandoned jobs. Polled every few seconds, which shows others that this process runs. */
  hasLeft(): Promise<boolean>
  /** Takes over those jobs. */
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
