import { type Counter, counterOf } from '../protection/counter'
import { keyedHash } from '../protection/keys'
import { countOne } from '../protection/limiter'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** After how many wrong passwords each further try has to wait, and how long at most. */
interface Guard {
  name: string
  free: number
  longest: number
}

/** Thousands share the address of a mobile carrier. */
const ADDRESS: Guard = { name: 'login:address', free: 50, longest: 15 * MINUTE }
const ACCOUNT_AND_ADDRESS: Guard = { name: 'login:pair', free: 5, longest: 15 * MINUTE }
/** All unknown devices together: guesses from many network addresses. */
const ACCOUNT: Guard = { name: 'login:account', free: 20, longest: 15 * MINUTE }
/** Of whoever has shown to belong to the account: a device, a session, a mailed link. Strangers cannot use it up. */
const OWN: Guard = { name: 'login:own', free: 5, longest: 15 * MINUTE }

/** Counters under which the wrong passwords of one visitor count. */
export type Guesser = readonly (readonly [guard: Guard, key: string])[]

const accountKey = (email: string): string => keyedHash('login', email)
const pairKey = (email: string, addressKey: string): string => keyedHash('login', email, addressKey)

/** A device that never logged in to the account. Known and unknown addresses of e-mail count alike. */
export function unknownDevice(email: string, addressKey: string): Guesser {
  return [
    [ADDRESS, addressKey],
    [ACCOUNT_AND_ADDRESS, pairKey(email, addressKey)],
    [ACCOUNT, accountKey(email)],
  ]
}

/** A device that logged in before, an open session, or the holder of a mailed link. @param id of it, which strangers do not know */
export function knownBy(kind: 'device' | 'session' | 'link', id: string): Guesser {
  return [[OWN, keyedHash('login', kind, id)]]
}

/** Seconds to wait after a number of wrong passwords: a minute, then twice as long each time, and never for good. */
export function lockSeconds(tries: number, { free, longest }: Pick<Guard, 'free' | 'longest'>): number {
  return tries <= free ? 0 : Math.min(MINUTE * 2 ** (tries - free - 1), longest)
}

const failuresOf = ({ name }: Guard): Counter =>
  counterOf(`${name}:tries`, { points: 1_000_000, seconds: DAY })
const locksOf = ({ name }: Guard): Counter => counterOf(`${name}:lock`, { points: 1, seconds: MINUTE })

/**
 * Asks whether a password may be tried now. The try counts before the password is checked, so that simultaneous tries count
 * too; while a lock lasts, none does.
 * @returns seconds to wait, 0 for none, and whether this try began the first lock of its counter
 */
export async function enterTry(guesser: Guesser): Promise<{ wait: number; isFirstLock: boolean }> {
  for (const [guard, key] of guesser) {
    const wait = await locksOf(guard).wait(key)
    if (wait > 0) return { wait, isFirstLock: false }
  }
  let isFirstLock = false
  for (const [guard, key] of guesser) {
    const tries = await failuresOf(guard).add(key)
    const seconds = lockSeconds(tries, guard)
    // The try that begins the lock is still let in; those of the same moment are not.
    const wait = seconds === 0 ? 0 : await locksOf(guard).take(key, seconds)
    if (wait > 0) return { wait, isFirstLock }
    isFirstLock ||= guard !== ADDRESS && tries === guard.free + 1
  }
  return { wait: 0, isFirstLock }
}

const forget = async (guard: Guard, key: string): Promise<void> => {
  await failuresOf(guard).forget(key)
  await locksOf(guard).forget(key)
}

/**
 * The password was right: its try does not count. Earlier wrong ones from the network address still do, or whoever has an
 * account could try those of others without end.
 */
export async function noteRightPassword(guesser: Guesser): Promise<void> {
  for (const [guard, key] of guesser)
    if (guard === ADDRESS) await failuresOf(guard).takeBack(key)
    else await forget(guard, key)
}

/** A new password, or no account any more: earlier tries of unknown devices are void, here and over all addresses. */
export async function forgetFailures(email: string, addressKey: string): Promise<void> {
  await forget(ACCOUNT_AND_ADDRESS, pairKey(email, addressKey))
  await forget(ACCOUNT, accountKey(email))
}

/** Whether a mail about a lock goes to the owner: once a day, however many network addresses are locked. */
export async function mayNotifyOwner(email: string): Promise<boolean> {
  return (await countOne('login:told', accountKey(email), { points: 1, seconds: DAY })) === 0
}
