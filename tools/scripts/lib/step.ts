/** Runs one step of a command, and prints how many seconds it took. */
export async function step<Result>(done: string, run: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const result = await run()
  console.log(`${done} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  return result
}
