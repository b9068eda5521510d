import { findRow, withDatabase } from '@/server/database/database'
import { keyedHash } from '@/server/protection/keys'
import { counterOf, countOne } from '@/server/protection/limiter'
import { problemOf, type SubmissionOutcome } from '../submissions/handler'
import { isPassword } from './passwords/password-hash'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Wrong passwords before each further try waits, and the longest wait. */
interface Guard {
  name: string
  free: number
  longest: number
}

/** Thousands share a mobile carrier's address. */
const ADDRESS: Guard = { name: 'login:address', free: 50, longest: 15 * MINUTE }
const ACCOUNT_AND_ADDRESS: Guard = { name: 'login:pair', free: 5, longest: 15 * MINUTE }
/** All unknown devices together: guesses from many addresses. */
const ACCOUNT: Guard = { name: 'login:account', free: 20, longest: 15 * MINUTE }
/** Proved owners: a device, session or mailed link. Strangers cannot exhaust it. */
const OWN: Guard = { name: 'login:own', free: 5, longest: 15 * MINUTE }

export type Guesser = readonly (readonly [guard: Guard, key: string])[]

const accountKey = (email: string): string => keyedHash('login', email)
const pairKey = (email: string, addressKey: string): string => keyedHash('login', email, addressKey)

/** A device without a login to the account. Known and unknown addresses count alike. */
export function unknownDevice(email: string, addressKey: string): Guesser {
  return [
    [ADDRESS, addressKey],
    [ACCOUNT_AND_ADDRESS, pairKey(email, addressKey)],
    [ACCOUNT, accountKey(email)],
  ]
}

/** A marked device, an open session, or the holder of a mailed link. @param id secret from strangers */
export function knownBy(kind: 'device' | 'session' | 'link', id: string): Guesser {
  return [[OWN, keyedHash('login', kind, id)]]
}

/** Seconds to wait after wrong passwords: a minute, doubled each time up to a limit. */
export function lockSeconds(tries: number, { free, longest }: Pick<Guard, 'free' | 'longest'>): number {
  return tries <= free ? 0 : Math.min(MINUTE * 2 ** (tries - free - 1), longest)
}

const failuresOf = ({ name }: Guard) => counterOf(`${name}:tries`, { points: 1_000_000, seconds: DAY })
const locksOf = ({ name }: Guard) => counterOf(`${name}:lock`, { points: 1, seconds: MINUTE })

/** Whether a password may be tried now: counted before the check. @returns seconds to wait; if a first lock began */
export async function enterTry(guesser: Guesser): Promise<{ wait: number; isFirstLock: boolean }> {
  for (const [guard, key] of guesser) {
    const wait = await locksOf(guard).wait(key)
    if (wait > 0) return { wait, isFirstLock: false }
  }
  let isFirstLock = false
  for (const [guard, key] of guesser) {
    const tries = await failuresOf(guard).add(key)
    const seconds = lockSeconds(tries, guard)
    // The try that begins the lock is allowed; simultaneous ones are not.
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

/** After a right password: its try does not count. Earlier wrong ones of the network address still do. */
export async function noteRightPassword(guesser: Guesser): Promise<void> {
  for (const [guard, key] of guesser)
    if (guard === ADDRESS) await failuresOf(guard).takeBack(key)
    else await forget(guard, key)
}

/** After a new password or deletion: clears tries of unknown devices, here and over all addresses. */
export async function forgetFailures(email: string, addressKey: string): Promise<void> {
  await forget(ACCOUNT_AND_ADDRESS, pairKey(email, addressKey))
  await forget(ACCOUNT, accountKey(email))
}

/** Whether the owner gets a mail about a lock: once a day, however many network addresses are locked. */
export async function mayNotifyOwner(email: string): Promise<boolean> {
  return (await countOne('login:told', accountKey(email), { points: 1, seconds: DAY })) === 0
}

export const SESSION_OVER = problemOf(null, 'sessionOver')

export function lockedFor(seconds: number): SubmissionOutcome {
  return { status: 'limited', seconds, reason: 'wrongPasswords' }
}

/** Refuses a wrong password, counted by who guesses: no device or link permits endless tries. Null if right. */
export async function wrongPassword(
  accountId: string,
  password: string,
  guesser: Guesser,
  field = 'password',
): Promise<SubmissionOutcome | null> {
  const { wait } = await enterTry(guesser)
  if (wait > 0) return lockedFor(wait)
  const credential = await withDatabase((db) =>
    findRow(db, 'account_credential', { user_id: accountId, provider_id: 'credential' }),
  )
  if (!(await isPassword(password, credential?.password ?? ''))) return problemOf(field, 'wrongPassword')
  await noteRightPassword(guesser)
  return null
}
