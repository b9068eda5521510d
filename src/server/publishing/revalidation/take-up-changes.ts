import { announceContentChange } from '@/server/cache/content-changed'
import { contentChanges, type PublishedState } from '@/server/content/changes'
import { type PathIndex, sitePaths } from '@/server/content/paths'
import { logger } from '@/server/log/logger'
import type { ContentTypeId } from '@/shared/content-model'
import { placeOfContentType } from '@/shared/routing/page-types'
import {
  affectedPaths,
  affectedSearchRecords,
  changesSearchSettings,
  type SiteState,
} from '../affected/affected-paths'
import { dependencyStore } from '../affected/dependency-store'
import { untrackedPaths } from '../affected/untracked-paths'
import type { ContentChange, Job, Work } from './job-store'

/** Milliseconds until an unseen change counts as overtaken: the longest reported delay of Contentful's cache. */
export const PROPAGATES_WITHIN = 120_000

/**
 * The delivery API's state, which is authoritative: `shown`, this revision or a later one, or deleted; `overtaken`,
 * reported deleted but published since; `awaited`, not yet.
 */
type Propagation = 'shown' | 'overtaken' | 'awaited'

/** Milliseconds between two ISO 8601 times; NaN if either is unknown. */
const between = (from: string | null, to: string | null): number =>
  Date.parse(to ?? '') - Date.parse(from ?? '')

export function propagationOf(change: ContentChange, state: PublishedState | undefined): Propagation {
  if (!state) return change.expects === 'gone' ? 'shown' : 'awaited'
  const since = between(change.updatedAt, state.updatedAt)
  if (change.expects === 'gone') return since > 0 ? 'overtaken' : 'awaited'
  if (since >= 0) return 'shown'
  if (change.revision !== null && state.revision !== null)
    return state.revision >= change.revision ? 'shown' : 'awaited'
  return Number.isNaN(since) ? 'shown' : 'awaited'
}

interface Settled {
  /** False if the delivery API contradicts it: its pages are revalidated, without further effects. */
  isConfirmed: boolean
  state: PublishedState | null
}

const idsOf = (jobs: readonly Job[], kind: ContentChange['kind']): string[] => [
  ...new Set(jobs.filter(({ change }) => change.kind === kind).map(({ change }) => change.id)),
]

/** Jobs whose changes are delivered, or were contradicted long enough. @throws ContentError */
export async function settledJobs(
  jobs: readonly Job[],
  now: number,
  publishedStates = contentChanges().getPublishedStates,
): Promise<ReadonlyMap<Job, Settled>> {
  const [entries, assets] = await Promise.all([
    publishedStates('Entry', idsOf(jobs, 'Entry')),
    publishedStates('Asset', idsOf(jobs, 'Asset')),
  ])
  const settled = new Map<Job, Settled>()
  for (const job of jobs) {
    const state = (job.change.kind === 'Entry' ? entries : assets).get(job.change.id)
    const propagation = propagationOf(job.change, state)
    const isOver = propagation === 'overtaken' || now - job.receivedAt >= PROPAGATES_WITHIN
    if (propagation === 'shown' || isOver)
      settled.set(job, { isConfirmed: propagation === 'shown', state: state ?? null })
  }
  return settled
}

/** Content types between a page and its features: they decide what the page is found by. */
const HOLDERS: readonly string[] = ['feature', 'sectionContainer'] satisfies ContentTypeId[]

/** Whether the change may move, add, remove or rename a page, or what it holds. Tombstones without a content type are looked up. */
const concernsPages = ({ id, kind, contentType }: ContentChange, index: PathIndex): boolean =>
  kind === 'Entry' &&
  (contentType === null
    ? [...index.values()].some((entry) => entry.id === id)
    : HOLDERS.includes(contentType) || placeOfContentType(contentType) !== null)

/** Delivered states of changed entries; none where the delivery API contradicts the message. */
const deliveredEntries = (settled: readonly (readonly [Job, Settled])[]) =>
  settled.flatMap(([{ key, change }, { isConfirmed, state }]) => {
    if (!isConfirmed)
      logger.warn(
        `publishing: ${key} is not ${change.expects}, as a message said: made from what is delivered`,
      )
    return change.kind === 'Entry' ? [{ id: change.id, ...(isConfirmed && { state }) }] : []
  })

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
  const site: SiteState = { before, after, dependencyMap }
  const planned = settled.map(([job]): [Job, Work] => {
    const paths = [...new Set([...affectedPaths(job.change, site), ...untracked])]
    const records = affectedSearchRecords(job.change, paths, site)
    return [job, { paths, unshared: [], records, searchSettings: changesSearchSettings(job.change) }]
  })
  contentChanges().forgetPathChanges(changes.filter(({ kind }) => kind === 'Entry').map(({ id }) => id))
  return new Map([...known, ...planned])
}
