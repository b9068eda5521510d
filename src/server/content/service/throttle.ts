import type { AsyncLocalStorage } from 'node:async_hooks'
import { isBuilding, type ServerEnv } from '@/shared/config/env'

/** Who waits: a visitor or editor, a publish, or a page that is revalidated while the old one is served. */
export const PRIORITIES = ['visitor', 'publishing', 'renewal'] as const
export type Priority = (typeof PRIORITIES)[number]

/** Which priority the work has that is running. */
export type PriorityContext = AsyncLocalStorage<Priority>

export type Priorities = ReturnType<typeof createPriorities>

/** How urgent work is, passed to all queries within it; a visitor's by default. */
export function createPriorities(context: PriorityContext) {
  return {
    withPriority: <Result>(priority: Priority, work: () => Result): Result => context.run(priority, work),
    currentPriority: (): Priority => context.getStore() ?? 'visitor',
  }
}

/** Fulfilled when a call may start, with what has to be called when its response is there. */
export type Throttle = (priority: Priority) => Promise<() => void>

/** Milliseconds for which a call counts after its response, and a little more for clocks. */
const COUNTS_FOR = 1010
/** Of the calls, those kept free for visitors whatever else there is to do. */
const VISITORS_SHARE = 0.2

/**
 * Limits calls to `perSecond`: a call counts from its start until a second after its reply, because its arrival is unknown. By
 * priority.
 * @param now milliseconds of a monotonic clock
 */
export function createThrottle(perSecond: number, now: () => number = () => performance.now()): Throttle {
  const waiting: Record<Priority, (() => void)[]> = { visitor: [], publishing: [], renewal: [] }
  const forOthers = perSecond - Math.floor(perSecond * VISITORS_SHARE)
  let running = 0
  /** When calls ended that still count, the oldest first. */
  const ended: number[] = []
  let timer: NodeJS.Timeout | null = null

  const startNext = (): boolean => {
    const priority = PRIORITIES.find((each) => waiting[each].length > 0)
    if (!priority) return false
    if (running + ended.length >= (priority === 'visitor' ? perSecond : forOthers)) return false
    running += 1
    waiting[priority].shift()?.()
    return true
  }

  const startWaiting = (): void => {
    const time = now()
    while (ended[0] !== undefined && time - ended[0] >= COUNTS_FOR) ended.shift()
    while (startNext());
    const [oldest] = ended
    if (timer !== null || oldest === undefined || PRIORITIES.every((each) => waiting[each].length === 0))
      return
    timer = setTimeout(
      () => {
        timer = null
        startWaiting()
      },
      oldest + COUNTS_FOR - time,
    )
  }

  const end = (): void => {
    running -= 1
    ended.push(now())
    startWaiting()
  }

  return (priority) =>
    new Promise((resolve) => {
      waiting[priority].push(() => resolve(end))
      startWaiting()
    })
}

/** The throttle of a process: all of CONTENTFUL_MAX_RPS, or the share of a worker in a build, rounded down. */
export function createProcessThrottle(env: ServerEnv): Throttle {
  return createThrottle(
    Math.max(1, Math.floor(env.CONTENTFUL_MAX_RPS / (isBuilding() ? env.BUILD_WORKERS : 1))),
  )
}
