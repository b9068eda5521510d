import type { AsyncLocalStorage } from 'node:async_hooks'
import type { PageType } from '@/shared/content-model'
import type { ContentProblem } from '@/shared/content-model/views/content-problem'
import type { Place } from '@/shared/content-model/views/places'
import { momentOf } from '@/shared/utils/moment'
import type { RawEntry } from './reply'

/**
 * What a page was made of, recorded while it is made, so that a change leads back to exactly the pages that show it:
 * - `entry:ID`, `asset:ID`: read, or linked to and not found, in which case its publishing changes the page too;
 * - `type:ID`: every entry of a content type; one more or less changes the page;
 * - `pages:TYPE`: addresses and titles of all pages of a page type; `path:SLUG`: those of one page, or that there is none;
 * - `link:SLUG`: whether a page is at an address that it links to, or where that page has moved;
 * - `place:NAME`: which page holds a feature or has a role, or that none does;
 * - `rating:KEY`: what visitors think of a product, by the name of its reviews; editors have no hand in it;
 * - `due:TIME:ENTRY`: an entry that appears or disappears by itself at that time, milliseconds since 1970;
 * - `updated:TIME`: when the newest of its entries changed, for the sitemap; ISO 8601;
 * - `list:NAME`: a response that many pages share, which has dependencies of its own.
 */
export type Dependency =
  | `entry:${string}`
  | `asset:${string}`
  | `type:${string}`
  | `pages:${PageType}`
  | `path:${string}`
  | `link:${string}`
  | `place:${Place}`
  | `rating:${string}`
  | `due:${number}:${string}`
  | `updated:${string}`
  | SharedList

/** A response that many pages show, cached by `cachedQuery` under this name. */
export type SharedList = `list:${string}`

/** Whether it is such a response. */
export function isSharedList(dependency: Dependency): dependency is SharedList {
  return dependency.startsWith('list:')
}

interface Recorded {
  dependencies: Set<Dependency>
  problems: ContentProblem[]
}

/** What a shared response was made of when it was queried last, and what could not be shown of it. */
export interface ListRecord {
  dependencies: ReadonlySet<Dependency>
  problems: readonly ContentProblem[]
}

export interface DependencyMemory {
  recording: AsyncLocalStorage<Recorded | null>
  lists: Map<SharedList, ListRecord>
}

export type DependOn = (dependency: Dependency) => void

export type NoteProblem = (problem: ContentProblem) => void

export type Dependencies = ReturnType<typeof createDependencies>

export function createDependencies({ recording, lists }: DependencyMemory) {
  const dependOn: DependOn = (dependency) => void recording.getStore()?.dependencies.add(dependency)
  const noteProblem: NoteProblem = (problem) => void recording.getStore()?.problems.push(problem)
  return {
    dependOn,
    noteProblem,
    /** Runs a piece of work and returns what it came to depend on. Work within work keeps its records to itself. */
    collectDependencies: async <Result>(
      work: () => Promise<Result>,
    ): Promise<ListRecord & { result: Result }> => {
      const recorded: Recorded = { dependencies: new Set(), problems: [] }
      const result = await recording.run(recorded, work)
      return { result, ...recorded }
    },
    /** Runs work whose response serves others too, and so is no dependency of whoever happened to query first. */
    withoutDependencies: <Result>(work: () => Result): Result => recording.run(null, work),
    rememberList: (list: SharedList, record: ListRecord): void => void lists.set(list, record),
    recordOfList: (list: SharedList): ListRecord | null => lists.get(list) ?? null,
  }
}

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
