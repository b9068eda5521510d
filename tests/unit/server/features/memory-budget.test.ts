import { BUDGET, TooBusy, withinMemory } from '@/server/protection/memory-budget'

const heldTask = (mebibytes: number) => {
  const held = { isRunning: false, end: (): void => undefined, done: Promise.resolve() }
  const ended = new Promise<void>((resolve) => {
    held.end = resolve
  })
  held.done = withinMemory(mebibytes, () => {
    held.isRunning = true
    return ended
  })
  return held
}
const running = (tasks: { isRunning: boolean }[]) => tasks.map(({ isRunning }) => isRunning)
const settle = () => new Promise((resolve) => jest.requireActual('node:timers').setImmediate(resolve))

test('tasks run together as long as the budget lasts, then in the order in which they came (REVIEW-16)', async () => {
  const tasks = [heldTask(128), heldTask(128), heldTask(BUDGET), heldTask(64)]
  await settle()
  expect(running(tasks)).toEqual([true, true, false, false])
  tasks[0]?.end()
  await settle()
  expect(running(tasks)).toEqual([true, true, false, false])
  tasks[1]?.end()
  await settle()
  expect(running(tasks)).toEqual([true, true, true, false])
  tasks[2]?.end()
  await settle()
  expect(running(tasks)).toEqual([true, true, true, true])
  tasks[3]?.end()
  await Promise.all(tasks.map(({ done }) => done))
})

test('a task that fails gives its memory back', async () => {
  for (let time = 0; time < 3; time += 1)
    await expect(withinMemory(BUDGET, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withinMemory(BUDGET, async () => 'ran')).toBe('ran')
})

test('who waits for 15 seconds is asked to come back, and whoever comes later may go on (REVIEW-16)', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] })
  const first = heldTask(192)
  const large = heldTask(BUDGET)
  const refused = expect(large.done).rejects.toBeInstanceOf(TooBusy)
  jest.advanceTimersByTime(14_000)
  const small = heldTask(64)
  await settle()
  expect(running([large, small])).toEqual([false, false])
  jest.advanceTimersByTime(1000)
  await refused
  await settle()
  expect(running([large, small])).toEqual([false, true])
  jest.useRealTimers()
  for (const task of [first, small]) task.end()
  await Promise.all([first.done, small.done])
})

test('a queue has an end', async () => {
  const tasks = Array.from({ length: 49 }, () => heldTask(BUDGET))
  await expect(withinMemory(1, async () => undefined)).rejects.toBeInstanceOf(TooBusy)
  for (const task of tasks) task.end()
  await Promise.all(tasks.map(({ done }) => done))
})
