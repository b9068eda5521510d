import { type Counter, counterOf } from '../protection/counter'
import { keyedHash } from '../protection/keys'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** After how many wrong passwords each further try has to wait, and how long at most. */
interface Guard {
  name: string
  free: number
  longest: number
}

const ACCOUNT: Guard = { name: 'login:account', free: 5, longest: 15 * MINUTE }
/** Thousands share the address of a mobile carrier. */
const ADDRESS: Guard = { name: 'login:address', free: 50, longest: 15 * MINUTE }

/** Seconds to wait after a number of wrong passwords: a minute, then twice as long each time, and never for good. */
export function lockSeconds(tries: number, { free, longest }: Pick<Guard, 'free' | 'longest'>): number {
  return tries <= free ? 0 : Math.min(MINUTE * 2 ** (tries - free - 1), longest)
}

const failuresOf = ({ name }: Guard): Counter =>
  counterOf(`${name}:tries`, { points: 1_000_000, seconds: DAY })
const locksOf = ({ name }: Guard): Counter => counterOf(`${name}:lock`, { points: 1, seconds: MINUTE })
const accountKey = (email: string): string => keyedHash('login', email)

/** Counts a try before the password is looked at, so that tries that come together are counted too. */
const enter = async (guard: Guard, key: string): Promise<{ wait: number; isFirstLock: boolean }> => {
  const locked = await locksOf(guard).wait(key)
  if (locked > 0) return { wait: locked, isFirstLock: false }
  const tries = await failuresOf(guard).add(key)
  const seconds = lockSeconds(tries, guard)
  // The one that begins the lock is still let in; whoever comes with it is not.
  const wait = seconds === 0 ? 0 : await locksOf(guard).take(key, seconds)
  return { wait, isFirstLock: tries === guard.free + 1 }
}

/**
 * Asks whether a password may be tried now. Known and unknown addresses of e-mail are counted alike.
 * @returns seconds to wait, 0 for none, and whether the owner should be told now, once a day at most
 */
export async function enterLogin(
  email: string,
  addressKey: string,
): Promise<{ wait: number; tellsOwner: boolean }> {
  const address = await enter(ADDRESS, addressKey)
  if (address.wait > 0) return { wait: address.wait, tellsOwner: false }
  const { wait, isFirstLock } = await enter(ACCOUNT, accountKey(email))
  return { wait, tellsOwner: isFirstLock }
}

/**
 * The password was right: the try was none, neither the account's nor the address's. What was wrong before from this
 * address stays counted, or whoever has an account could try those of others for ever.
 */
export async function noteRightPassword(email: string, addressKey: string): Promise<void> {
  await failuresOf(ADDRESS).takeBack(addressKey)
  await forgetFailures(email)
}

/** The right password, or a new one: what was wrong before is forgotten, of the account alone. */
export async function forgetFailures(email: string): Promise<void> {
  const key = accountKey(email)
  await failuresOf(ACCOUNT).forget(key)
  await locksOf(ACCOUNT).forget(key)
}
