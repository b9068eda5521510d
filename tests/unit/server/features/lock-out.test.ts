import { TEST_ENV } from '@tests/factories/mail-env'
import {
  enterTry,
  type Guesser,
  knownBy,
  lockSeconds,
  noteRightPassword,
  unknownDevice,
} from '@/server/features/accounts/lock-out'

/** Without a store that instances share, counts are the process's own: what is asked here needs no other. */
beforeAll(() => void Object.assign(process.env, TEST_ENV, { DATABASE_URL: '', REDIS_URL: '' }))

const letIn = async (guessers: Guesser[]): Promise<number> => {
  const entered = await Promise.all(guessers.map(enterTry))
  return entered.filter(({ wait }) => wait === 0).length
}
const forty = (guesserOf: (time: number) => Guesser) =>
  Array.from({ length: 40 }, (_, time) => guesserOf(time))

test('of forty tries at once five count and one begins the lock, twenty and one from many network addresses (ACCOUNT-5)', async () => {
  expect(await letIn(forty(() => unknownDevice('ana@exemplo.com', 'one')))).toBe(6)
  expect(await letIn(forty((time) => unknownDevice('rui@exemplo.com', `of ${time}`)))).toBe(21)
  expect(await letIn(forty(() => knownBy('session', 'one')))).toBe(6)
})

test('a lock keeps neither other network addresses out, nor what is known to be of the account', async () => {
  await letIn(forty(() => unknownDevice('eva@exemplo.com', 'eve')))
  expect(await letIn([unknownDevice('eva@exemplo.com', 'eve')])).toBe(0)
  expect(await letIn([unknownDevice('eva@exemplo.com', 'home'), knownBy('device', 'of Eva')])).toBe(2)
})

test('tries while a lock lasts make it no longer, and a right password ends it', async () => {
  const guesser = unknownDevice('leo@exemplo.com', 'leo')
  await letIn(forty(() => guesser))
  const waits = [await enterTry(guesser), await enterTry(guesser)].map(({ wait }) => wait)
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(60)
  await noteRightPassword(guesser)
  expect(await enterTry(guesser)).toEqual({ wait: 0, isFirstLock: false })
})

test.each([
  [5, 0],
  [6, 60],
  [7, 120],
  [9, 480],
  [10, 900],
  [1000, 900],
])('after %s wrong passwords the next one waits %s seconds (ACCOUNT-5)', (tries, seconds) => {
  expect(lockSeconds(tries, { free: 5, longest: 900 })).toBe(seconds)
})
