import { announceContentChange } from '@/cache/content-changed'
import { expectNothing, expectRevision } from '@/content/expected-revisions'
import { dropKeptContent } from '@/content/kept-version'
import { forgetPathChanges, indexBeforeChanges } from '@/content/path-changes'
import { knownPathIndex, type PathIndex, renewPathIndex } from '@/content/path-index'
import { logger } from '@/logging/logger'
import { placeOfContentType } from '@/routing/page-types'
import { affectedPaths } from '../affected/affected-paths'
import { affectedRecords } from '../affected/affected-records'
import { pathStore } from '../affected/shared-path-store'
import { unrecordedPaths } from '../affected/unrecorded-paths'
import type { ContentChange } from '../change'
import { type Settled, settledJobs } from './arrivals'
import type { Job, Work } from './job'

/** Whether the change may move, add, remove or rename a page. Tombstones without a content type are looked up. */
const concernsPages = ({ id, kind, contentType }: ContentChange, index: PathIndex): boolean =>
  kind === 'Entry' &&
  (contentType === null
    ? [...index.values()].some((entry) => entry.id === id)
    : placeOfContentType(contentType) !== null)

/** Answers older than what the delivery API confirmed are refused from now on; of what it contradicts, nothing follows. */
const expectWhatIsDelivered = ({ key, change }: Job, { isConfirmed, state }: Settled): void => {
  if (!isConfirmed)
    logger.warn(`publishing: ${key} is not ${change.expects}, as a message said: made from what is delivered`)
  if (change.kind !== 'Entry') return
  if (isConfirmed) expectRevision(change.id, state)
  else expectNothing(change.id)
}

/**
 * What is to be done for the jobs that can be dealt with now: those whose change the delivery API shows or has contradicted
 * for long, and those whose work is known from an earlier round. Answers that this process kept from before the changes are
 * dropped.
 * @throws ContentError
 */
export const findWork = async (jobs: readonly Job[]): Promise<ReadonlyMap<Job, Work>> => {
  const work = new Map<Job, Work>()
  for (const job of jobs) if (job.work) work.set(job, job.work)
  // Asked for all of them: while the service is down, work that is known already has to wait as well.
  const delivered = await settledJobs(jobs, Date.now())
  const settled = [...delivered].filter(([job]) => !job.work)
  if (settled.length === 0) return work
  for (const [job, found] of settled) expectWhatIsDelivered(job, found)
  const changes = settled.map(([{ change }]) => change)
  const known = await knownPathIndex('delivery')
  const before = indexBeforeChanges(known)
  const isIndexOld = changes.some((change) => concernsPages(change, before))
  const after = isIndexOld ? await renewPathIndex('delivery') : known
  const records = await pathStore().readAll()
  const unrecorded = await unrecordedPaths(changes, after, records)
  dropKeptContent()
  await announceContentChange({ arePathsOld: isIndexOld })
  const site = { before, after, records }
  for (const [job] of settled) {
    const paths = [...new Set([...affectedPaths(job.change, site), ...unrecorded])]
    work.set(job, { paths, records: affectedRecords(job.change, paths, site) })
  }
  forgetPathChanges(changes.filter(({ kind }) => kind === 'Entry').map(({ id }) => id))
  return work
}
