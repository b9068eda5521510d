import { affectedPaths, type SiteState } from '../affected/affected-paths'
import { affectedSearchRecords } from '../affected/affected-search-records'
import type { Job, Work } from './job'

/**
 * What is to be done for each of these jobs: the paths of pages that show what changed, and the search records that hold it.
 * @param untracked paths that are made anew with each of them, because it is not known what they were made of.
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
