import { processWide } from '@/lib/process-wide'
import { sleep } from '@/lib/sleep'
import { jobStore } from './job-store'
import { processJobs } from './process-jobs'
import { createQueue } from './queue'

export const revalidationQueue = processWide('revalidation-queue', () =>
  createQueue({ process: processJobs, store: jobStore(), now: Date.now, wait: sleep }),
)
