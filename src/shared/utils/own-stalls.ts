/** Milliseconds of a timer's delay that show that the process was blocked. */
const LATE = 50
/** Repeats of a wait after the process was blocked. */
const MOST_REPEATS = 5
/** Milliseconds between two checks. */
const LOOK_EVERY = 100
/** Milliseconds of a block after which a response of several round trips may be lost. */
const STALL = 500

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Whether work ends within some milliseconds in which this process runs. Timers run before sockets are read, so a
 * blocked process would blame a service for its own delay: one turn of the event loop is left for a response that has
 * arrived, and a late timer starts again.
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

/** Whether this process was blocked since the watch began, e.g. while a build's pages load. */
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
