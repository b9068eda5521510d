import { getPublishedStates, type PublishedState } from '@/content/published-states'
import type { ContentChange } from '../change'
import type { Job } from './job'

/**
 * Milliseconds after which a change is dealt with although the delivery API does not show it: it was overtaken by
 * another one. Two minutes is the longest delay of Contentful's own cache that was ever reported.
 */
export const ARRIVES_WITHIN = 120_000

/** Whether the delivery API shows what editors did: this revision or a later one, or nothing any more. */
export const hasArrived = (change: ContentChange, state: PublishedState | undefined): boolean => {
  if (change.expects === 'gone') return state === undefined
  if (!state) return false
  if (change.revision !== null && state.revision !== null) return state.revision >= change.revision
  if (change.updatedAt !== null && state.updatedAt !== null)
    return Date.parse(state.updatedAt) >= Date.parse(change.updatedAt)
  return true
}

const idsOf = (jobs: readonly Job[], kind: ContentChange['kind']): string[] => [
  ...new Set(jobs.filter(({ change }) => change.kind === kind).map(({ change }) => change.id)),
]

/**
 * The jobs whose changes the delivery API shows, in one question for all of them (two with assets).
 * @throws ContentError
 */
export const arrivedJobs = async (
  jobs: readonly Job[],
  now: number,
  publishedStates = getPublishedStates,
): Promise<ReadonlySet<Job>> => {
  const [entries, assets] = await Promise.all([
    publishedStates('Entry', idsOf(jobs, 'Entry')),
    publishedStates('Asset', idsOf(jobs, 'Asset')),
  ])
  return new Set(
    jobs.filter(({ change, receivedAt }) => {
      const states = change.kind === 'Entry' ? entries : assets
      return now - receivedAt >= ARRIVES_WITHIN || hasArrived(change, states.get(change.id))
    }),
  )
}
