import { withDatabase } from '../database/database'
import { problemOf, type SubmissionOutcome } from '../submissions/handler'
import { enterTry, type Guesser, noteRightPassword } from './lock-out'
import { lockedFor } from './outcomes'
import { isPassword } from './passwords/password-hash'

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
