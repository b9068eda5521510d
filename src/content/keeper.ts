/**
 * Keeps the answer of a question for a while, per process: concurrent callers share one request, and when asking again
 * fails, the last good answer is kept as long again and the failure logged. Without any answer the failure is thrown.
 * @param keptFor milliseconds, read at each call.
 * @param now milliseconds of a clock that never goes back.
 */
export const createKeeper = <T>(
  ask: () => Promise<T>,
  keptFor: () => number,
  now: () => number = () => performance.now(),
): (() => Promise<T>) => {
  let kept: { answer: T; at: number } | null = null
  let running: Promise<T> | null = null

  const refresh = async (): Promise<T> => {
    try {
      kept = { answer: await ask(), at: now() }
      return kept.answer
    } catch (error) {
      if (!kept) throw error
      console.warn(
        `content: keeping the last good answer: ${error instanceof Error ? error.message : String(error)}`,
      )
      kept.at = now()
      return kept.answer
    }
  }

  return () => {
    if (kept && now() - kept.at < keptFor()) return Promise.resolve(kept.answer)
    running ??= refresh().finally(() => {
      running = null
    })
    return running
  }
}
