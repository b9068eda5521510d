import { countOne, type Limit } from './limiter'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** All submissions of one address. Mobile carriers put thousands of people behind one. */
const TRIES: Limit = { points: 120, seconds: 5 * MINUTE }

/** Valid submissions: per address, and for the whole site. */
export interface FormLimits {
  address: Limit
  site: Limit
}

export const USUAL: FormLimits = {
  address: { points: 30, seconds: HOUR },
  site: { points: 2000, seconds: HOUR },
}

/** For frequent forms that store nothing to read. Passwords have their own limits (behavior ACCOUNT-5). */
export const OFTEN: FormLimits = {
  address: { points: 600, seconds: HOUR },
  site: { points: 20_000, seconds: HOUR },
}

/** For a short question to many people behind one address. */
export const SHORT: FormLimits = {
  address: { points: 60, seconds: HOUR },
  site: { points: 5000, seconds: HOUR },
}

/** Counts a submission before it is read. @returns seconds to wait, 0 for none */
export function countTry(addressKey: string): Promise<number> {
  return countOne('form:try', addressKey, TRIES)
}

/** Counts what is about to be handled. @param name e.g. `form:contact` @returns seconds to wait, 0 for none */
export async function countWithin(limits: FormLimits, name: string, addressKey: string): Promise<number> {
  const wait = await countOne(`${name}:address`, addressKey, limits.address)
  return wait > 0 ? wait : countOne(`${name}:site`, 'all', limits.site)
}
