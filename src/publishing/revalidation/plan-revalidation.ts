import { affectedPaths, type SiteState } from '../affected/affected-paths'
import { affectedSearchRecords, changesSearchSettings } from '../affected/affected-search-records'
import type { Job, Work } from './job'

/**
 * The work of each job: paths of affected pages, their search records, and the search's settings.
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
      const records = affectedSearchRecords(job.change, paths, site)
      return [job, { paths, unshared: [], records, searchSettings: changesSearchSettings(job.change) }]
    }),
  )
}
