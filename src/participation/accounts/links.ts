import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables'
import { type AccountUser, userById } from './find-user'
import { accountOfLink, authOver, createLink } from './library'
import { CONFIRMATION_LINK } from './limits'

const TOKEN_BYTES = 32

/**
 * What the link of a confirmation brings along: chance alone, and nothing of the person. Its hash is stored.
 * @param accountId whose address the link confirms
 */
export async function newConfirmationToken(db: Kysely<Tables>, accountId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await createLink(db, 'confirm-email', { token, accountId, seconds: CONFIRMATION_LINK })
  return token
}

/** Whose link it is, without using it up: a wrong password must not cost the link. Null for one that is used, too old, or none. */
export async function ownerOfConfirmation(db: Kysely<Tables>, token: string): Promise<AccountUser | null> {
  const account = await accountOfLink(db, 'confirm-email', token)
  return account === null ? null : userById(db, account)
}

/** Uses a link up. @returns whose it is; null for one that is used, too old, or none */
export async function useConfirmationToken(trx: Transaction<Tables>, token: string): Promise<string | null> {
  return accountOfLink(trx, 'confirm-email', token, { isUsed: true })
}

/** A new link for another password; older ones hold until their own end. */
export async function newResetToken(db: Kysely<Tables>, email: string): Promise<string | null> {
  let made: string | null = null
  const auth = authOver(db, {
    onResetToken: (token) => {
      made = token
    },
  })
  await auth.api.requestPasswordReset({ body: { email } })
  return made
}

/** All links of an account are over, what they were for is done: the next one that is asked for is mailed at once. */
export async function endLinks(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx.deleteFrom('account_link').where('value', '=', accountId).execute()
  await trx
    .updateTable('account_user')
    .set({ confirmation_mailed_at: null, reset_mailed_at: null })
    .where('id', '=', accountId)
    .execute()
}
