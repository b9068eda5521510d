import { AsyncLocalStorage } from 'node:async_hooks'

/** Who waits: a visitor or editor, a publish, or a page that is revalidated while the old one is served. */
export const PRIORITIES = ['visitor', 'publishing', 'renewal'] as const
export type Priority = (typeof PRIORITIES)[number]

/** Which priority the work has that is running. */
export type PriorityContext = AsyncLocalStorage<Priority>

export function createPriorityContext(): PriorityContext {
  return new AsyncLocalStorage()
}

/** How urgent work is, passed to all queries within it. */
export interface Priorities {
  /** Runs work all of whose queries have a priority. */
  withPriority<Result>(priority: Priority, work: () => Result): Result
  /** Of the work that queries; a visitor's by default. */
  currentPriority(): Priority
}

export function createPriorities(context: PriorityContext): Priorities {
  return {
    withPriority: (priority, work) => context.run(priority, work),
    currentPriority: () => context.getStore() ?? 'visitor',
  }
}
