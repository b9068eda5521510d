/** More people wait than can be served in time: they are asked to come back. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

/**
 * Lets a number of tasks run at once and others wait for their turn.
 * @param waiting how many may wait; one more is refused with TooBusy.
 */
export function createTurns(atOnce: number, waiting: number) {
  const queue: (() => void)[] = []
  let running = 0
  const enter = (): Promise<void> | null => {
    if (running < atOnce) {
      running += 1
      return null
    }
    if (queue.length >= waiting) throw new TooBusy('too many passwords at once')
    return new Promise((resolve) => queue.push(resolve))
  }
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
  return async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
