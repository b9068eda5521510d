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

const hourly = (address: number, site: number): FormLimits => ({
  address: { points: address, seconds: HOUR },
  site: { points: site, seconds: HOUR },
})

export const USUAL = hourly(30, 2000)

/** For frequent forms that store nothing to read. Passwords have their own limits (behavior ACCOUNT-5). */
export const OFTEN = hourly(600, 20_000)

/** For a short question to many people behind one address. */
export const SHORT = hourly(60, 5000)

/** Counts a submission before it is read. @returns seconds to wait, 0 for none */
export function countTry(addressKey: string): Promise<number> {
  return countOne('form:try', addressKey, TRIES)
}

/** Counts what is about to be handled. @param name e.g. `form:contact` @returns seconds to wait, 0 for none */
export async function countWithin(limits: FormLimits, name: string, addressKey: string): Promise<number> {
  const wait = await countOne(`${name}:address`, addressKey, limits.address)
  return wait > 0 ? wait : countOne(`${name}:site`, 'all', limits.site)
}
