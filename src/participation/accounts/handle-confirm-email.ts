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
 * Confirms an address once, by its mailed link and the chosen password. The link logs nobody in; the browser is
 * marked as the owner's.
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
