/** Limits concurrency: runs at most so many at a time; further work waits in order of arrival. */
export function atMost(places: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let free = places
  const waiting: (() => void)[] = []
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
