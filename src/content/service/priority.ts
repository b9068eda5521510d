import { AsyncLocalStorage } from 'node:async_hooks'

/** Who waits: a visitor or editor, a publish, or a page that is revalidated while the old one is served. */
export const PRIORITIES = ['visitor', 'publishing', 'renewal'] as const
export type Priority = (typeof PRIORITIES)[number]

/** Which priority the work has that is running. */
export type PriorityContext = AsyncLocalStorage<Priority>

export function createPriorityContext(): PriorityContext {
  return new AsyncLocalStorage()
}

export type Priorities = ReturnType<typeof createPriorities>

/** How urgent work is, passed to all queries within it; a visitor's by default. */
export function createPriorities(context: PriorityContext) {
  return {
    withPriority: <Result>(priority: Priority, work: () => Result): Result => context.run(priority, work),
    currentPriority: (): Priority => context.getStore() ?? 'visitor',
  }
}
