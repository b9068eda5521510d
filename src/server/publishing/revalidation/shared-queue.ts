import { processWide } from '@/shared/utils/process-wide'
import { sleep } from '@/shared/utils/sleep'
import { jobStore } from './job-store'
import { processJobs } from './process-jobs'
import { createQueue } from './queue'

export const revalidationQueue = processWide('revalidation-queue', () =>
  createQueue({ process: processJobs, store: jobStore(), now: Date.now, wait: sleep }),
)
