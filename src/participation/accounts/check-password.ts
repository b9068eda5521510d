import { withDatabase } from '../database/database'
import { enterLogin, noteRightPassword } from './lock-out'
import type { AccountSession } from './login-cookie'
import { isPassword } from './passwords/password-hash'

/**
 * Whether it is the password of an account, under the same limits as a login: neither a device left open nor a link is a way
 * to guess it.
 * @returns seconds to wait instead, above 0
 */
export async function checkPassword(
  { accountId, email }: Pick<AccountSession, 'accountId' | 'email'>,
  password: string,
  addressKey: string,
): Promise<boolean | number> {
  const { wait } = await enterLogin(email, addressKey)
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
  if (isRight) await noteRightPassword(email, addressKey)
  return isRight
}
