import { processWide } from '@/lib/process-wide'

const running = processWide('submissions-in-flight', () => new Map<string, Promise<unknown>>())

/**
 * Handles copies of one submission that arrive at the same moment once: the first runs, the others get its result. They
 * count for no limit and hold no connection to the database while they wait.
 * @param key the same for copies alone
 */
export function onceAtATime<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  const first = running.get(key) as Promise<Result> | undefined
  if (first) return first
  const result = run().finally(() => running.delete(key))
  running.set(key, result)
  return result
}
