import { contentChanges, type PublishedState } from '@/content/changes'
import type { ContentChange } from '../change'
import type { Job } from './job'

/**
 * Milliseconds after which a change is dealt with although the delivery API does not show it: it was overtaken by
 * another one. Two minutes is the longest delay of Contentful's own cache that was ever reported.
 */
export const PROPAGATES_WITHIN = 120_000

/**
 * What the delivery API, which alone is true, says to a change: `shown`, this revision or a later one, or nothing any more;
 * `overtaken`, gone it was said to be, and has been published since; `awaited`, not yet.
 */
export type Propagation = 'shown' | 'overtaken' | 'awaited'

/** Milliseconds from one ISO 8601 time to another; no number where either is not known. */
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

/** A change that can be dealt with now. */
export interface Settled {
  /** False when the delivery API contradicts it: its pages are made from what is delivered, and nothing follows from it. */
  isConfirmed: boolean
  /** What is delivered; null when nothing is. */
  state: PublishedState | null
}

const idsOf = (jobs: readonly Job[], kind: ContentChange['kind']): string[] => [
  ...new Set(jobs.filter(({ change }) => change.kind === kind).map(({ change }) => change.id)),
]

/**
 * The jobs whose changes the delivery API shows, or has contradicted for long enough, in one question for all of them (two
 * with assets).
 * @param now milliseconds since 1970.
 * @throws ContentError
 */
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
