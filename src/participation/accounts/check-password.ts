import { withDatabase } from '../database/database'
import { enterTry, type Guesser, noteRightPassword } from './lock-out'
import { isPassword } from './passwords/password-hash'

/**
 * Whether it is an account's password. Failures count for the guesser's own counter: neither an open device nor a
 * link permits endless guesses, and strangers' tries do not count here.
 * @returns seconds to wait instead, above 0
 */
export async function checkPassword(
  accountId: string,
  password: string,
  guesser: Guesser,
): Promise<boolean | number> {
  const { wait } = await enterTry(guesser)
  if (wait > 0) return wait
  const credential = await withDatabase((db) =>
    db
      .selectFrom('account_credential')
      .select('password')
      .where('user_id', '=', accountId)
      .where('provider_id', '=', 'credential')
      .executeTakeFirst(),
  )
  const isRight = await isPassword(password, credential?.password ?? '')
  if (isRight) await noteRightPassword(guesser)
  return isRight
}
