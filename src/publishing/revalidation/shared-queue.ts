import { processWide } from '@/lib/process-wide'
import { sleep } from '@/lib/sleep'
import { createFileJobStore } from './job-store'
import { processJobs } from './process-jobs'
import { createQueue } from './queue'

/** This process's queue. */
export const revalidationQueue = processWide('revalidation-queue', () =>
  createQueue({ process: processJobs, store: createFileJobStore(), now: Date.now, wait: sleep }),
)
