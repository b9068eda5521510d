import { announceContentChange } from '@/cache/content-changed'
import { contentChanges } from '@/content/changes'
import { type PathIndex, sitePaths } from '@/content/paths'
import { logger } from '@/logging/logger'
import { placeOfContentType } from '@/routing/page-types'
import { affectedPaths, type SiteState } from '../affected/affected-paths'
import { affectedSearchRecords, changesSearchSettings } from '../affected/affected-search-records'
import { dependencyStore } from '../affected/shared-dependency-store'
import { untrackedPaths } from '../affected/untracked-paths'
import type { ContentChange } from '../change'
import type { Job, Work } from './job-store'
import { type Settled, settledJobs } from './propagation'

/** The work of each job. @param untracked paths without recorded dependencies, revalidated with each */
function planRevalidation(
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

/** Whether the change may move, add, remove or rename a page. Tombstones without a content type are looked up. */
const concernsPages = ({ id, kind, contentType }: ContentChange, index: PathIndex): boolean =>
  kind === 'Entry' &&
  (contentType === null
    ? [...index.values()].some((entry) => entry.id === id)
    : placeOfContentType(contentType) !== null)

/** Delivered states of changed entries; none where the delivery API contradicts the message. */
const deliveredEntries = (settled: readonly (readonly [Job, Settled])[]) =>
  settled.flatMap(([{ key, change }, { isConfirmed, state }]) => {
    if (!isConfirmed)
      logger.warn(
        `publishing: ${key} is not ${change.expects}, as a message said: made from what is delivered`,
      )
    return change.kind === 'Entry' ? [{ id: change.id, ...(isConfirmed && { state }) }] : []
  })

/** Updates the list of paths if a change affects it. @throws ContentError */
const bringPathsUpToDate = async (
  changes: readonly ContentChange[],
): Promise<Pick<SiteState, 'before' | 'after'> & { arePathsRefreshed: boolean }> => {
  const known = await sitePaths().known('delivery')
  const before = contentChanges().pathsBefore(known)
  const arePathsRefreshed = changes.some((change) => concernsPages(change, before))
  return {
    before,
    after: arePathsRefreshed ? await sitePaths().reload('delivery') : known,
    arePathsRefreshed,
  }
}

/**
 * Takes up changes that are delivered, or were contradicted long enough; older responses are then rejected
 * in all processes. @returns the work of all jobs whose work is known. @throws ContentError
 */
export async function takeUpChanges(jobs: readonly Job[]): Promise<ReadonlyMap<Job, Work>> {
  const known = new Map<Job, Work>()
  for (const job of jobs) if (job.work) known.set(job, job.work)
  // For all jobs: while the service is down, known work waits too.
  const delivered = await settledJobs(jobs, Date.now())
  const settled = [...delivered].filter(([job]) => !job.work)
  if (settled.length === 0) return known
  // Responses older than the delivery API's confirmation are rejected.
  const entries = deliveredEntries(settled)
  contentChanges().staleGuard.expectDelivered(entries)
  const changes = settled.map(([{ change }]) => change)
  const { before, after, arePathsRefreshed } = await bringPathsUpToDate(changes)
  const dependencyMap = await dependencyStore().readAll()
  const untracked = await untrackedPaths(changes, after, dependencyMap)
  contentChanges().invalidate()
  await announceContentChange({ arePathsOld: arePathsRefreshed, entries })
  const jobsToPlan = settled.map(([job]) => job)
  const planned = planRevalidation(jobsToPlan, { before, after, dependencyMap }, untracked)
  contentChanges().forgetPathChanges(changes.filter(({ kind }) => kind === 'Entry').map(({ id }) => id))
  return new Map([...known, ...planned])
}
