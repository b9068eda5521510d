import { contentChanges, type PublishedState } from '@/content/changes'
import type { ContentChange } from '../change'
import type { Job } from './job-store'

/** Milliseconds until an unseen change counts as overtaken: the longest reported delay of Contentful's cache. */
export const PROPAGATES_WITHIN = 120_000

/**
 * The delivery API's state, which is authoritative: `shown`, this revision or a later one, or deleted; `overtaken`,
 * reported deleted but published since; `awaited`, not yet.
 */
export type Propagation = 'shown' | 'overtaken' | 'awaited'

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

export interface Settled {
  /** False if the delivery API contradicts it: its pages are revalidated, without further effects. */
  isConfirmed: boolean
  /** The delivered state; null for none. */
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
