import type { confirmEmailForm } from '@/form-schemas/accounts/confirm-email'
import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { inTransaction, withDatabase } from '../database/database'
import type { FormHandler } from '../submissions/handler'
import { checkPassword } from './check-password'
import { markDevice } from './device-cookie'
import { endLinks, ownerOfConfirmation, useConfirmationToken } from './links'
import { knownBy } from './lock-out'
import { busyAsLimited, lockedFor, problemOf } from './outcomes'

const STALE = problemOf(null, 'staleLink')

/**
 * Confirms an address by the link that was mailed to it and the password that was chosen with it, once. Nobody is logged in
 * by a link; the browser is known as the owner's from then on.
 */
export const handleConfirmEmail: FormHandler<typeof confirmEmailForm> = ({ token, password }, { cookies }) =>
  busyAsLimited(async () => {
    const user = await withDatabase((db) => ownerOfConfirmation(db, token))
    if (!user) return STALE
    const checked = await checkPassword(user.id, password, knownBy('link', token))
    if (typeof checked === 'number') return lockedFor(checked)
    if (!checked) return problemOf('password', 'wrongPassword')
    return inTransaction(async (trx) => {
      const account = await useConfirmationToken(trx, token)
      if (account === null) return STALE
      await endLinks(trx, account)
      await trx.updateTable('account_user').set({ email_verified: true }).where('id', '=', account).execute()
      return {
        status: 'done',
        next: ACCOUNT_PAGES.confirmed,
        headers: { 'Set-Cookie': markDevice(cookies, user.email) },
      }
    })
  })
