import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { spreadOf } from './statistics'

/** How much other load on the machine disturbs measurements. */
export interface Noise {
  /** Milliseconds of a fixed calculation, on all cores at once: median, minimum, maximum. */
  work: { median: number; range: [number, number] }
  /** By what share the slowest tenth of them exceeds the fastest. */
  spread: number
  /** Load average of the last minute, for each core. */
  load: number
  isQuiet: boolean
}

/** Above these, noise exceeds the differences between two sites. */
const MOST_SPREAD = 0.15
const MOST_LOAD = 0.5
/** Seconds to wait for a quiet machine; BENCH_WAIT overrides it. */
const WAIT = 180
const PAUSE = 5000
const ROUNDS = 40

/** Arithmetic of a fixed length, without memory or system calls. */
const WORK = `
const { parentPort, workerData } = require('node:worker_threads')
const once = () => {
  const startedAt = performance.now()
  let sum = 0
  for (let index = 0; index < 6e6; index += 1) sum = (sum * 31 + index) | 0
  return [performance.now() - startedAt, sum][0]
}
once()
parentPort.postMessage(Array.from({ length: workerData }, once))
`

const durationsOfOneCore = (): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORK, { eval: true, workerData: ROUNDS })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

/** Whether times measured on such a machine are valid. */
export function isQuietEnough(spread: number, load: number): boolean {
  return spread <= MOST_SPREAD && load <= MOST_LOAD
}

/** Runs the same calculation on every core, and measures the spread. */
export async function measureNoise(): Promise<Noise> {
  const cores = availableParallelism()
  const load = (loadavg()[0] ?? 0) / cores
  const durations = (await Promise.all(Array.from({ length: cores }, durationsOfOneCore))).flat()
  const { median, range } = spreadOf(durations)
  const slow = durations.sort((a, b) => a - b)[Math.floor(durations.length * 0.9)] ?? median
  const spread = slow / range[0] - 1
  return { work: { median, range }, spread, load, isQuiet: isQuietEnough(spread, load) }
}

export function noiseText({ work, spread, load, isQuiet }: Noise): string {
  const [least, most] = work.range.map((value) => value.toFixed(1))
  const measured = `fixed work ${work.median.toFixed(1)} ms [${least}, ${most}], spread ${Math.round(spread * 100)} %, load ${load.toFixed(2)} a core`
  return isQuiet ? `quiet machine: ${measured}` : `NOISY MACHINE, times are not to be believed: ${measured}`
}

/**
 * Waits until the machine is quiet, for a bounded time, and logs the result.
 * @returns the last measurement; `isQuiet` is false after a timeout.
 */
export async function waitForQuiet(): Promise<Noise> {
  const endsAt = Date.now() + Number(process.env.BENCH_WAIT || WAIT) * 1000
  let noise = await measureNoise()
  while (!noise.isQuiet && Date.now() < endsAt) {
    console.log(`Waiting for a quiet machine: ${noiseText(noise)}`)
    await sleep(PAUSE)
    noise = await measureNoise()
  }
  console.log(noiseText(noise))
  return noise
}
