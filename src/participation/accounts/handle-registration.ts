import { sql, type Transaction } from 'kysely'
import type { FormValues } from '@/form-schemas/forms'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { inTransaction } from '../database/database'
import type { Tables } from '../database/tables'
import { enqueue } from '../outbox/outbox'
import type { FormHandler } from '../submissions/handler'
import { authOver } from './auth'
import { countMailTo } from './count-mail-to'
import { userByEmail } from './find-user'
import { CONSENT_VERSION } from './limits'
import { endLinks } from './links'
import { busyAsLimited, problemOf } from './outcomes'
import { isGuessable } from './passwords/is-guessable'
import { hashPassword } from './passwords/password-hash'

/** Two registrations of one address wait for each other: the table holds it once. */
const waitForAddress = (trx: Transaction<Tables>, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${email}, 5))`.execute(trx)

const store = async (
  trx: Transaction<Tables>,
  { email, password, firstName, lastName, postalCode }: FormValues<'registration'>,
  passwordHash: string,
): Promise<void> => {
  await waitForAddress(trx, email)
  const known = await userByEmail(trx, email)
  if (known?.email_verified) return enqueue(trx, 'account-exists', { account: known.id })
  if (known) {
    // Nobody has shown that the address is theirs, so that whoever confirms it finds the password chosen last.
    await endLinks(trx, known.id)
    await trx.deleteFrom('account_user').where('id', '=', known.id).execute()
  }
  const { user } = await authOver(trx, { passwordHash }).api.signUpEmail({
    body: {
      email,
      password,
      name: firstName,
      lastName,
      ...(postalCode !== '' && { postalCode: postalCode.replace('-', '') }),
      consentVersion: CONSENT_VERSION,
    },
  })
  return enqueue(trx, 'account-confirm', { account: user.id })
}

/**
 * Makes an account that waits for its address to be confirmed. Whoever has one already is told by mail; the answer is the
 * same, and so is the work that takes its time.
 */
export const handleRegistration: FormHandler<'registration'> = async (values) => {
  if (isGuessable(values.password, values.email)) return problemOf('password', 'commonPassword')
  const wait = await countMailTo('registration', values.email)
  if (wait > 0) return { status: 'limited', seconds: wait }
  return busyAsLimited(async () => {
    const passwordHash = await hashPassword(values.password)
    await inTransaction((trx) => store(trx, values, passwordHash))
    return { status: 'done', next: ACCOUNT_PAGES.registered }
  })
}
