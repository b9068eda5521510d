import { logger } from '@/server/log/logger'
import { processWide } from '@/shared/utils/process-wide'
import { counterOf, countOne, type Limit } from './limiter'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** All submissions of one address. Mobile carriers put thousands of people behind one. */
const TRIES: Limit = { points: 120, seconds: 5 * MINUTE }

/** Valid submissions: per address, and for the whole site, above which mails wait (`countWithin`). */
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

/** Reports of harm of one address that cause mails like other forms. Further ones are stored all the same. */
export const REPORTS: Limit = { points: 10, seconds: HOUR }

/**
 * Mails of a submission: at once, later, or none beside the notice of a report of harm, where another form would have been
 * refused because of its sender.
 */
export type Mails = 'now' | 'later' | 'none'

/** Seconds until a mail of a submission may go. */
export function pauseOf({ mails }: { mails: Mails }): number {
  return mails === 'later' ? HOUR : 0
}

/** Submissions an hour of an address whose mails never wait. */
const FEW = 3

const flood = processWide('form-flood', () => ({ name: '', ends: 0 }))

/** What gets more submissions than the site's limit, e.g. `form:contact`; null if nothing does. Of this process. */
export function floodedForm(now = Date.now()): string | null {
  return now < flood.ends ? flood.name : null
}

const noteFlood = (name: string): void => {
  if (floodedForm() === null) logger.warn(`forms: ${name} is above the limit of the site, mails wait`)
  Object.assign(flood, { name, ends: Date.now() + HOUR * 1000 })
}

/** Counts a submission before it is read. @returns seconds to wait, 0 for none */
export function countTry(addressKey: string): Promise<number> {
  return countOne('form:try', addressKey, TRIES)
}

/**
 * Counts what is about to be handled. Only an address's own limit asks to wait: above the site's, mails of addresses with more
 * than a few submissions wait, and nobody is refused. @param name e.g. `form:contact` @returns seconds to wait, 0 for none
 */
export async function countWithin(
  { address, site }: FormLimits,
  name: string,
  addressKey: string,
): Promise<{ wait: number; isLater: boolean }> {
  const ofAddress = counterOf(`${name}:address`, address)
  const count = await ofAddress.add(addressKey)
  if (count > address.points) return { wait: await ofAddress.wait(addressKey), isLater: false }
  const isFlood = (await countOne(`${name}:site`, 'all', site)) > 0
  if (isFlood) noteFlood(name)
  return { wait: 0, isLater: isFlood && count > FEW }
}
