import { cacheFolder } from '@/cache/cache-folder'
import { processWide } from '@/lib/process-wide'
import { logger, reasonOf } from '@/logging/logger'
import { type Job, job } from './job'

/** Stores jobs until they are done, so that the work of a process that is killed is taken up by another one. */
export interface JobStore {
  write(job: Job): Promise<void>
  remove(key: string): Promise<void>
  /** Whether there are jobs that nobody deals with. Asked every few seconds, which shows others that this process runs. */
  hasLeft(): Promise<boolean>
  /** Those jobs, which are this process's from now on. */
  takeUp(): Promise<Job[]>
}

/** Jobs on this machine's disk, which one process uses at a time: an earlier one has left what is there at the start. */
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

/** This process's store: the one that was installed when it started, else its disk. */
export function jobStore(): JobStore {
  return processWide('publish-jobs', createFileJobStore)
}

/** Puts a store that instances share in the place of the disk. To be called once, before jobs are accepted. */
export function installJobStore(store: JobStore): void {
  processWide('publish-jobs', () => store)
}

/**
 * The same store, which never fails: while it cannot be written, a change is dealt with all the same, and only a process
 * that is killed meanwhile forgets it. Logged once, until the store can be written again.
 */
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
