import { withDatabase } from '../database/database'
import { problemOf, type SubmissionOutcome } from '../submissions/handler'
import { enterTry, type Guesser, noteRightPassword } from './lock-out'
import { lockedFor } from './outcomes'
import { isPassword } from './passwords/password-hash'

/**
 * Checks an account's password. Failures count for the guesser's own counter: neither an open device nor a link
 * permits endless guesses, and strangers' tries do not count here.
 * @param field of a wrong password
 * @returns the refusal; null for the right password
 */
export async function wrongPassword(
  accountId: string,
  password: string,
  guesser: Guesser,
  field = 'password',
): Promise<SubmissionOutcome | null> {
  const { wait } = await enterTry(guesser)
  if (wait > 0) return lockedFor(wait)
  const credential = await withDatabase((db) =>
    db
      .selectFrom('account_credential')
      .select('password')
      .where('user_id', '=', accountId)
      .where('provider_id', '=', 'credential')
      .executeTakeFirst(),
  )
  if (!(await isPassword(password, credential?.password ?? ''))) return problemOf(field, 'wrongPassword')
  await noteRightPassword(guesser)
  return null
}
