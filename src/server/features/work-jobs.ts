import { workOutbox } from '@/server/jobs/work'
import { RETENTION, TOPICS } from './registry'

/** Runs due jobs of all features until none is left. @returns how many @throws ServiceUnavailable */
export function workJobs(isEnding?: () => boolean): Promise<number> {
  return workOutbox({ handlers: TOPICS, retention: RETENTION, ...(isEnding && { isEnding }) })
}
