import { keptFolder } from '@/cache/kept-folder'
import { logger, reasonOf } from '@/logging/logger'
import { type Job, job } from './job'

/** Keeps jobs until they are done, so that a process that is killed finds them again when it starts. */
export interface JobStore {
  write(job: Job): Promise<void>
  remove(key: string): Promise<void>
  readAll(): Promise<Job[]>
}

/** Jobs on this machine's disk. */
export function createFileJobStore(folder = keptFolder('pending')): JobStore {
  return {
    write: (pending) => folder.write(pending.key, pending),
    remove: async (key) => void (await folder.remove(key)),
    readAll: async () =>
      (await folder.readAll()).flatMap((value) => {
        const parsed = job.safeParse(value)
        return parsed.success ? [parsed.data] : []
      }),
  }
}

/**
 * The same store, which never fails: on a disk that is full or may not be written, a change is dealt with all the same, and
 * only a process that is killed meanwhile forgets it. Said once, until the store can be written again.
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
    write: (pending) => attempt(() => store.write(pending)),
    remove: (key) => attempt(() => store.remove(key)),
    readAll: () => store.readAll().catch(() => []),
  }
}
