/** Milliseconds by which a late timer shows that this process did not run. */
const LATE = 50
/** Times that a wait is repeated because this process did not run. */
const MOST_REPEATS = 5
/** Milliseconds between two looks whether this process runs. */
const LOOK_EVERY = 100
/** Milliseconds between two looks from which on a service that takes several round trips may have answered in vain. */
const STALL = 500

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Whether work ends within some milliseconds in which this process runs. Timers run before sockets are read, so a process
 * that was stopped would blame a service for its own stall: one turn of the event loop is left for a response that has arrived,
 * and a timer that fired late starts again.
 */
export async function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let hasEnded = false
  const end = work.then(
    () => {
      hasEnded = true
    },
    () => {
      hasEnded = true
    },
  )
  for (let repeats = 0; repeats <= MOST_REPEATS; repeats += 1) {
    const startedAt = performance.now()
    let timer: NodeJS.Timeout | undefined
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds)
    })
    await Promise.race([end, limit])
    clearTimeout(timer)
    const late = performance.now() - startedAt - milliseconds
    if (!hasEnded) await nextTurn()
    if (hasEnded) return true
    if (late < LATE) return false
  }
  return false
}

/** Tells whether this process has stood still since the watch began, as it does while the pages of a build are loaded. */
export interface StallWatch {
  hasStalled(): boolean
  stop(): void
}

/** Watches this process, for waits whose timers belong to a package. */
export function watchStalls(): StallWatch {
  let longest = 0
  let last = performance.now()
  const look = (): void => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, LOOK_EVERY).unref()
  return {
    hasStalled: () => {
      look()
      return longest >= STALL
    },
    stop: () => clearInterval(timer),
  }
}
