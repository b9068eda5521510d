import { announceContentChange } from '@/cache/content-changed'
import { expectRevision } from '@/content/expected-revisions'
import { dropKeptContent } from '@/content/kept-version'
import { knownPathIndex, type PathIndex, renewPathIndex } from '@/content/path-index'
import { placeOfContentType } from '@/routing/page-types'
import { affectedPaths } from '../affected/affected-paths'
import { affectedRecords } from '../affected/affected-records'
import { pathStore } from '../affected/shared-path-store'
import { unrecordedPaths } from '../affected/unrecorded-paths'
import type { ContentChange } from '../change'
import { arrivedJobs } from './arrivals'
import type { Job, Work } from './job'

/** Whether the change may move, add, remove or rename a page. Tombstones without a content type are looked up. */
const concernsPages = ({ id, kind, contentType }: ContentChange, index: PathIndex): boolean =>
  kind === 'Entry' &&
  (contentType === null
    ? [...index.values()].some((entry) => entry.id === id)
    : placeOfContentType(contentType) !== null)

/**
 * What is to be done for the jobs that can be dealt with now: those whose change the delivery API shows, and those whose
 * work is known from an earlier round. Answers that this process kept from before the changes are dropped.
 * @throws ContentError
 */
export const findWork = async (jobs: readonly Job[]): Promise<ReadonlyMap<Job, Work>> => {
  const work = new Map<Job, Work>()
  for (const job of jobs) if (job.work) work.set(job, job.work)
  // Asked for all of them: while the service is down, work that is known already has to wait as well.
  const delivered = await arrivedJobs(jobs, Date.now())
  const arrived = [...delivered].filter((job) => !job.work)
  if (arrived.length === 0) return work
  const changes = arrived.map(({ change }) => change)
  for (const { kind, id, expects, revision } of changes)
    if (kind === 'Entry' && (expects === 'gone' || revision !== null))
      expectRevision(id, expects === 'gone' ? null : revision)
  const before = await knownPathIndex('delivery')
  const isIndexOld = changes.some((change) => concernsPages(change, before))
  const after = isIndexOld ? await renewPathIndex('delivery') : before
  const records = await pathStore().readAll()
  const unrecorded = await unrecordedPaths(changes, after, records)
  dropKeptContent()
  await announceContentChange({ arePathsOld: isIndexOld })
  const site = { before, after, records }
  for (const job of arrived) {
    const paths = [...new Set([...affectedPaths(job.change, site), ...unrecorded])]
    work.set(job, { paths, records: affectedRecords(job.change, paths, site) })
  }
  return work
}
