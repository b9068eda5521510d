import { ACCOUNT_PAGES } from '@/routing/account-pages'
import { inTransaction } from '../database/database'
import type { FormHandler } from '../submissions/handler'
import { endLinks, useConfirmationToken } from './links'
import { problemOf } from './outcomes'

/** Confirms an address by the link that was mailed to it, once. Nobody is logged in by a link. */
export const handleConfirmEmail: FormHandler<'confirm-email'> = ({ token }) =>
  inTransaction(async (trx) => {
    const account = await useConfirmationToken(trx, token)
    if (account === null) return problemOf(null, 'staleLink')
    await endLinks(trx, account)
    await trx.updateTable('account_user').set({ email_verified: true }).where('id', '=', account).execute()
    return { status: 'done', next: ACCOUNT_PAGES.confirmed }
  })
