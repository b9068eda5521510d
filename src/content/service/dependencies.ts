import { AsyncLocalStorage } from 'node:async_hooks'
import type { PageType } from '@/content-model'
import type { ContentProblem } from '@/models/content-problem'

/**
 * What a page was made of, recorded while it is made, so that a change leads back to exactly the pages that show it:
 * - `entry:ID`, `asset:ID`: read, or linked to and not found, in which case its publishing changes the page too;
 * - `type:ID`: every entry of a content type; one more or less changes the page;
 * - `pages:TYPE`: addresses and titles of all pages of a page type; `path:SLUG`: those of one page, or that there is none;
 * - `link:SLUG`: whether a page is at an address that it links to, or where that page has moved;
 * - `rating:KEY`: what visitors think of a product, by the name of its reviews; editors have no hand in it;
 * - `due:TIME:ENTRY`: an entry that appears or disappears by itself at that time, milliseconds since 1970;
 * - `list:NAME`: a response that many pages share, which has dependencies of its own.
 */
export type Dependency =
  | `entry:${string}`
  | `asset:${string}`
  | `type:${string}`
  | `pages:${PageType}`
  | `path:${string}`
  | `link:${string}`
  | `rating:${string}`
  | `due:${number}:${string}`
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
  /** Takes what is recorded for whoever collects it; null while nobody does. */
  recording: AsyncLocalStorage<Recorded | null>
  /** What the responses that pages share were made of when they were queried last. */
  lists: Map<SharedList, ListRecord>
}

export function createDependencyMemory(): DependencyMemory {
  return {
    recording: new AsyncLocalStorage(),
    lists: new Map(),
  }
}

export type DependOn = (dependency: Dependency) => void

export type NoteProblem = (problem: ContentProblem) => void

export interface Dependencies {
  dependOn: DependOn
  noteProblem: NoteProblem
  /** Runs a piece of work and returns what it came to depend on. Work within work keeps its records to itself. */
  collectDependencies<Result>(work: () => Promise<Result>): Promise<ListRecord & { result: Result }>
  /** Runs work whose response serves others too, and so is no dependency of whoever happened to query first. */
  withoutDependencies<Result>(work: () => Result): Result
  rememberList(list: SharedList, record: ListRecord): void
  /** Null when this process has not queried the response yet. */
  recordOfList(list: SharedList): ListRecord | null
}

export function createDependencies({ recording, lists }: DependencyMemory): Dependencies {
  return {
    dependOn: (dependency) => void recording.getStore()?.dependencies.add(dependency),
    noteProblem: (problem) => void recording.getStore()?.problems.push(problem),
    collectDependencies: async (work) => {
      const recorded: Recorded = { dependencies: new Set(), problems: [] }
      const result = await recording.run(recorded, work)
      return { result, ...recorded }
    },
    withoutDependencies: (work) => recording.run(null, work),
    rememberList: (list, record) => void lists.set(list, record),
    recordOfList: (list) => lists.get(list) ?? null,
  }
}
