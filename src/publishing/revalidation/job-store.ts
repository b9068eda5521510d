import { keptFolder } from '../kept-folder'
import { type Job, job } from './job'

/** Keeps jobs until they are done, so that a process that is killed finds them again when it starts. */
export interface JobStore {
  write(job: Job): Promise<void>
  remove(key: string): Promise<void>
  readAll(): Promise<Job[]>
}

/** Jobs on this machine's disk. */
export const createFileJobStore = (folder = keptFolder('pending')): JobStore => ({
  write: (pending) => folder.write(pending.key, pending),
  remove: async (key) => void (await folder.remove(key)),
  readAll: async () =>
    (await folder.readAll()).flatMap((value) => {
      const parsed = job.safeParse(value)
      return parsed.success ? [parsed.data] : []
    }),
})
