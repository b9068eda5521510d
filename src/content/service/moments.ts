import { momentOf } from '@/lib/moment'
import type { Dependency } from './dependencies'
import type { RawEntry } from './reply'

/** Moments to come at which an entry appears or disappears by itself (behavior TIME-1), as dependencies. */
export function duesOf({ sys, fields }: RawEntry, now: number): Dependency[] {
  return [fields.validFrom, fields.validUntil].flatMap((value): Dependency[] => {
    const at = momentOf(value)
    return at !== null && at > now ? [`due:${at}:${sys.id}`] : []
  })
}

/** Reads them: the entry's id, and milliseconds since 1970. */
export function readDues(dependencies: Iterable<Dependency>): { id: string; at: number }[] {
  return [...dependencies].flatMap((dependency) => {
    const [, at, id] = /^due:(\d+):(.+)$/.exec(dependency) ?? []
    return id === undefined ? [] : [{ id, at: Number(at) }]
  })
}

/** The earliest of them; Infinity where nothing is due. */
export function nextDue(dependencies: Iterable<Dependency>): number {
  return Math.min(Number.POSITIVE_INFINITY, ...readDues(dependencies).map(({ at }) => at))
}
