import { logger, reasonOf } from '@/logging/logger'
import { keptVersion } from './kept-version'

/**
 * Keeps the answer of a question for a while, per process: concurrent callers share one request, and when asking again
 * fails, the last good answer is kept as long again and the failure logged. Without any answer the failure is thrown.
 * After editors published (`dropKeptContent`) it is asked for anew; when that fails, the failure is thrown, because a
 * page made from the old answer would pass for the new one.
 * @param keptFor milliseconds, read at each call.
 * @param now milliseconds of a clock that never goes back.
 */
export const createKeeper = <T>(
  ask: () => Promise<T>,
  keptFor: () => number,
  now: () => number = () => performance.now(),
): (() => Promise<T>) => {
  let kept: { answer: T; at: number; version: number } | null = null
  let running: { answer: Promise<T>; version: number } | null = null

  const refresh = async (version: number): Promise<T> => {
    try {
      const answer = await ask()
      // An answer that was under way when editors published must not replace one asked for since.
      if (!kept || kept.version <= version) kept = { answer, at: now(), version }
      return answer
    } catch (error) {
      if (kept?.version !== version) throw error
      logger.warn(`content: keeping the last good answer: ${reasonOf(error)}`)
      kept.at = now()
      return kept.answer
    }
  }

  return () => {
    const version = keptVersion()
    if (kept?.version === version && now() - kept.at < keptFor()) return Promise.resolve(kept.answer)
    if (running?.version !== version) {
      const answer = refresh(version).finally(() => {
        if (running?.version === version) running = null
      })
      running = { answer, version }
    }
    return running.answer
  }
}
