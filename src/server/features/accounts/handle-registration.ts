import { sql } from 'kysely'
import { inTransaction, withDatabase } from '@/server/database/database'
import type { Trx } from '@/server/database/tables'
import { enqueue } from '@/server/jobs/outbox'
import { pauseOf } from '@/server/protection/form-limits'
import type { confirmEmailForm } from '@/shared/schemas/accounts/passwords'
import type { registrationForm } from '@/shared/schemas/accounts/registration'
import type { FormValues } from '@/shared/schemas/define-form'
import { brandWords } from '../reviews/screening/nickname'
import { atPlace, type FormHandler, problemOf, submitOnce } from '../submissions/handler'
import { markDevice } from './cookies'
import { accountOfLink, authOver, endLinks, ownerOfLink, storePassword } from './library'
import { knownBy, wrongPassword } from './lock-out'
import { isGuessable } from './passwords/is-guessable'
import { hashPassword } from './passwords/password-hash'
import { CONFIRMATION_PAUSE, CONSENT_VERSION, mayMail, userByEmail } from './users'

type Values = FormValues<typeof registrationForm>

/** Serializes registrations of one address: the table stores it once. */
const waitForAddress = (trx: Trx, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${email}, 5))`.execute(trx)

const postalCodeOf = ({ postalCode }: Values): string | null => postalCode.replace(/\D/g, '') || null

/** Replaces an unconfirmed registration. Mailed links stay valid: nobody can void the owner's by registering again. */
const replace = async (trx: Trx, account: string, values: Values, passwordHash: string): Promise<string> => {
  await trx
    .updateTable('account_user')
    .set({
      first_name: values.firstName,
      last_name: values.lastName,
      postal_code: postalCodeOf(values),
      consent_version: CONSENT_VERSION,
      created_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', account)
    .execute()
  await storePassword(trx, account, passwordHash)
  return account
}

const create = async (trx: Trx, values: Values, passwordHash: string): Promise<string> => {
  const postalCode = postalCodeOf(values)
  const { user } = await authOver(trx, { passwordHash }).api.signUpEmail({
    body: {
      email: values.email,
      password: values.password,
      name: values.firstName,
      lastName: values.lastName,
      ...(postalCode !== null && { postalCode }),
      consentVersion: CONSENT_VERSION,
    },
  })
  return user.id
}

const store = async (
  trx: Trx,
  values: Values,
  { passwordHash, delaySeconds }: { passwordHash: string; delaySeconds: number },
): Promise<void> => {
  await waitForAddress(trx, values.email)
  const known = await userByEmail(trx, values.email)
  const isOwned = known?.email_verified ?? false
  const account = !known
    ? await create(trx, values, passwordHash)
    : isOwned
      ? known.id
      : await replace(trx, known.id, values, passwordHash)
  const topic = isOwned ? 'account-exists' : 'account-confirm'
  if (await mayMail(trx, account, 'confirmation', CONFIRMATION_PAUSE))
    await enqueue(trx, topic, { account }, { key: `${topic} ${account}`, delaySeconds })
}

/** Creates an unconfirmed account. An existing owner gets a mail; response and work are the same. */
export const handleRegistration: FormHandler<typeof registrationForm> = async (values, context) => {
  if (isGuessable(values.password, values.email, await brandWords()))
    return problemOf('password', 'commonPassword')
  const passwordHash = await hashPassword(values.password)
  return submitOnce(context, async (trx) => {
    await store(trx, values, { passwordHash, delaySeconds: pauseOf(context.visitor) })
    return { status: 'done', next: atPlace('registered') }
  })
}

const STALE = problemOf(null, 'staleLink')

/** Confirms an address once, by its mailed link and the chosen password. The link logs nobody in. */
export const handleConfirmEmail: FormHandler<typeof confirmEmailForm> = async (
  { token, password },
  { cookies },
) => {
  const user = await withDatabase((db) => ownerOfLink(db, 'confirm-email', token))
  if (!user) return STALE
  const refused = await wrongPassword(user.id, password, knownBy('link', token))
  if (refused) return refused
  return inTransaction(async (trx) => {
    const account = await accountOfLink(trx, 'confirm-email', token, { isUsed: true })
    if (account === null) return STALE
    await endLinks(trx, account)
    await trx.updateTable('account_user').set({ email_verified: true }).where('id', '=', account).execute()
    return {
      status: 'done',
      next: atPlace('accountConfirmed'),
      headers: { 'Set-Cookie': markDevice(cookies, user.email) },
    }
  })
}
