import { processWide } from '@/lib/process-wide'

const running = processWide('submissions-in-flight', () => new Map<string, Promise<unknown>>())

/**
 * Handles simultaneous copies of a submission once: the others get the first one's result. They count for no limit
 * and use no database connection while waiting.
 * @param key equal for copies only
 */
export function onceAtATime<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
  const first = running.get(key) as Promise<Result> | undefined
  if (first) return first
  const result = run().finally(() => running.delete(key))
  running.set(key, result)
  return result
}
