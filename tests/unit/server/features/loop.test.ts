import { signalOutbox } from '@/server/jobs/outbox'
import { startOutboxLoop } from '@/server/jobs/work'

const slowWork = () => {
  const turns: (() => void)[] = []
  const work = jest.fn(() => new Promise<number>((resolve) => turns.push(() => resolve(0))))
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    work,
    finish: async () => {
      turns.shift()?.()
      await settle()
    },
  }
}

test('work is looked for at the start, and once more after any number of calls meanwhile', async () => {
  const { work, finish } = slowWork()
  const loop = startOutboxLoop(work)
  expect(work).toHaveBeenCalledTimes(1)
  signalOutbox()
  signalOutbox()
  expect(work).toHaveBeenCalledTimes(1)
  await finish()
  expect(work).toHaveBeenCalledTimes(2)
  await finish()
  expect(work).toHaveBeenCalledTimes(2)
  await loop.stop()
})

test('a loop that is asked to end takes nothing more, and ends when what is under way is done (FAULT-6)', async () => {
  const { work, finish } = slowWork()
  const loop = startOutboxLoop(work)
  let isEnded = false
  const ending = loop.stop().then(() => {
    isEnded = true
  })
  signalOutbox()
  expect(isEnded).toBe(false)
  await finish()
  await ending
  expect(work).toHaveBeenCalledTimes(1)
})
