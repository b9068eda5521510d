import { affectedPaths, type SiteState } from '../affected/affected-paths'
import { affectedSearchRecords } from '../affected/affected-search-records'
import type { Job, Work } from './job'

/**
 * The work of each job: paths of affected pages, and their search records.
 * @param untracked paths without recorded dependencies, revalidated with each job.
 */
export function planRevalidation(
  jobs: readonly Job[],
  site: SiteState,
  untracked: readonly string[],
): ReadonlyMap<Job, Work> {
  return new Map(
    jobs.map((job) => {
      const paths = [...new Set([...affectedPaths(job.change, site), ...untracked])]
      return [job, { paths, unshared: [], records: affectedSearchRecords(job.change, paths, site) }]
    }),
  )
}
