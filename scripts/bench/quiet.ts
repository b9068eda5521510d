import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { spreadOf } from './statistics'

/** How much a machine disturbs what is measured on it. */
export interface Noise {
  /** Milliseconds that a fixed piece of work takes, on all cores at once: the middle, the least, the most. */
  work: { median: number; range: [number, number] }
  /** How much longer than the quickest the slowest tenth of them takes, as a share. */
  spread: number
  /** Processes that want to run, of the last minute, for each core. */
  load: number
  isQuiet: boolean
}

/** Above these, differences between two sites are smaller than those between two runs of one. */
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

/** Whether times that are measured on such a machine can be believed. */
export function isQuietEnough(spread: number, load: number): boolean {
  return spread <= MOST_SPREAD && load <= MOST_LOAD
}

/** Does the same work on every core, and looks at how alike it goes. */
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
