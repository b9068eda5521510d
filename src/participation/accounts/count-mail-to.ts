import { keyedHash } from '../protection/keys'
import { countOne } from '../protection/limiter'

const A_DAY = { points: 5, seconds: 24 * 60 * 60 }

/**
 * Counts what makes the site write to an address that anybody can type, known or not.
 * @returns seconds to wait, 0 for none
 */
export function countMailTo(reason: 'registration' | 'forgot-password', email: string): Promise<number> {
  return countOne(`form:${reason}:email`, keyedHash('email', email), A_DAY)
}
