import { AsyncLocalStorage } from 'node:async_hooks'
import type { PageType } from '@/content-model'
import { processWide } from '@/lib/process-wide'

/**
 * What a page was made of, noted while it is made, so that a change leads back to exactly the pages that show it:
 * - `entry:ID`, `asset:ID`: read, or linked to and not found, in which case its publishing changes the page too;
 * - `type:ID`: every entry of a content type; one more or less changes the page;
 * - `pages:TYPE`: addresses and titles of all pages of a page type; `path:SLUG`: those of one page, or that there is none;
 * - `list:NAME`: an answer that many pages share, which has dependencies of its own.
 */
export type Dependency =
  | `entry:${string}`
  | `asset:${string}`
  | `type:${string}`
  | `pages:${PageType}`
  | `path:${string}`
  | SharedAnswer

/** An answer that many pages show, kept by `keepPerSource` under this name. */
export type SharedAnswer = `list:${string}`

/** Takes notes for whoever collects them; null while nobody does. */
const notes = processWide('dependency-notes', () => new AsyncLocalStorage<Set<Dependency> | null>())

/** Notes that what is being made depends on something. */
export const dependOn = (dependency: Dependency): void => {
  notes.getStore()?.add(dependency)
}

/** Runs a piece of work and tells what it came to depend on. Work within work keeps its notes to itself. */
export const collectDependencies = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; dependencies: ReadonlySet<Dependency> }> => {
  const dependencies = new Set<Dependency>()
  const result = await notes.run(dependencies, work)
  return { result, dependencies }
}

/** What the answers that pages share were made of when they were asked for last. */
const lists = processWide('list-dependencies', () => new Map<SharedAnswer, ReadonlySet<Dependency>>())

export const rememberList = (list: SharedAnswer, dependencies: ReadonlySet<Dependency>): void => {
  lists.set(list, dependencies)
}

/** Null when this process has not asked for the answer yet. */
export const dependenciesOfList = (list: SharedAnswer): ReadonlySet<Dependency> | null =>
  lists.get(list) ?? null

/** Runs work whose answer serves others too, and so is no dependency of whoever happened to ask first. */
export const withoutDependencies = <Result>(work: () => Result): Result => notes.run(null, work)
