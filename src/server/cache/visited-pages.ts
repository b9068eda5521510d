import { processWide } from '@/shared/utils/process-wide'

/** When visitors last asked for each stored page: milliseconds since 1970, by path without its final slash. */
const visits = processWide('page-visits', () => new Map<string, number>())

const bare = (path: string): string => path.replace(/\/+$/, '')

export function noteVisit(path: string, at: number): void {
  visits.set(bare(path), at)
}

/** The page that was asked for last comes first; those that nobody asked for stay in their order, last. */
export function lastVisitedFirst(paths: readonly string[]): string[] {
  const visitOf = (path: string): number => visits.get(bare(path)) ?? 0
  return paths.toSorted((one, other) => visitOf(other) - visitOf(one))
}
