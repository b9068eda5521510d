import { processWide } from '@/shared/utils/process-wide'

/** More tasks wait for memory than can run in time: try again. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

/** MiB for password hashes and photos in one process: two hashes, or one large photo. */
export const BUDGET = 256

/** Waiting tasks, and seconds that each waits. Proxies give up after 30. */
const MOST_WAITING = 48
const MOST_SECONDS = 15

interface Waiter {
  mebibytes: number
  start: () => void
}

/** Data only: each of Next's bundles has its own classes. */
const state = processWide('memory-budget', () => ({ free: BUDGET, queue: [] as Waiter[] }))

/** Starts waiting tasks in order; small ones do not pass a large one. */
const startWaiting = (): void => {
  for (let next = state.queue[0]; next && next.mebibytes <= state.free; next = state.queue[0]) {
    state.queue.shift()
    state.free -= next.mebibytes
    next.start()
  }
}

const enter = (mebibytes: number): Promise<void> =>
  new Promise((resolve, reject) => {
    if (state.queue.length >= MOST_WAITING) return reject(new TooBusy('too many wait for memory'))
    const giveUp = setTimeout(() => {
      state.queue.splice(state.queue.indexOf(waiter), 1)
      reject(new TooBusy('waited too long for memory'))
      startWaiting()
    }, MOST_SECONDS * 1000)
    const waiter: Waiter = {
      mebibytes,
      start: () => {
        clearTimeout(giveUp)
        resolve()
      },
    }
    state.queue.push(waiter)
    startWaiting()
  })

/** Runs a task once its memory (MiB) is free. @throws TooBusy if too many wait, or after 15 s; else its own errors */
export async function withinMemory<Result>(mebibytes: number, task: () => Promise<Result>): Promise<Result> {
  await enter(mebibytes)
  try {
    return await task()
  } finally {
    state.free += mebibytes
    startWaiting()
  }
}
