import { processWide } from '@/lib/process-wide'

/** More people wait for memory than can be served in time: they are asked to come back. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

/** MiB that password hashes and photos may take together in one process: two hashes, or one large photo. */
export const BUDGET = 256

/** Tasks that may wait, and seconds that one waits. A proxy gives up a form after 30 seconds. */
const MOST_WAITING = 48
const MOST_SECONDS = 15

interface Waiter {
  mebibytes: number
  start: () => void
}

/** Data alone is shared: each of Next's bundles has code and classes of its own. */
const state = processWide('memory-budget', () => ({ free: BUDGET, queue: [] as Waiter[] }))

/** Starts those who wait, in their order; a large one is not passed by smaller ones. */
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

/**
 * Runs a task that needs much memory once it is free. One budget for all such tasks, so that a burst of them waits
 * instead of taking the process down.
 * @param mebibytes that the task takes at most, up to BUDGET
 * @throws TooBusy when too many wait already, or after 15 seconds; else whatever the task throws
 */
export async function withinMemory<Result>(mebibytes: number, task: () => Promise<Result>): Promise<Result> {
  await enter(mebibytes)
  try {
    return await task()
  } finally {
    state.free += mebibytes
    startWaiting()
  }
}
