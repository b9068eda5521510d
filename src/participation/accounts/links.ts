import { randomBytes } from 'node:crypto'
import type { Db, Trx } from '../database/tables'
import { type AccountUser, userById } from './find-user'
import { accountOfLink, authOver, createLink, type LinkKind } from './library'
import { CONFIRMATION_LINK } from './limits'

const TOKEN_BYTES = 32

/** A confirmation link's random token; its hash is stored. @param accountId whose address it confirms */
export async function newConfirmationToken(db: Db, accountId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await createLink(db, 'confirm-email', { token, accountId, seconds: CONFIRMATION_LINK })
  return token
}

/** The link's owner, without consuming it: a refused password must not cost the link. Null for an invalid link. */
export async function ownerOfLink(db: Db, kind: LinkKind, token: string): Promise<AccountUser | null> {
  const account = await accountOfLink(db, kind, token)
  return account === null ? null : userById(db, account)
}

/** A new password link; older ones stay valid until they expire. */
export async function newResetToken(db: Db, email: string): Promise<string | null> {
  let made: string | null = null
  const auth = authOver(db, {
    onResetToken: (token) => {
      made = token
    },
  })
  await auth.api.requestPasswordReset({ body: { email } })
  return made
}

/** Ends all links of an account: the next requested one is mailed at once. */
export async function endLinks(trx: Trx, accountId: string): Promise<void> {
  await trx.deleteFrom('account_link').where('value', '=', accountId).execute()
  await trx
    .updateTable('account_user')
    .set({ confirmation_mailed_at: null, reset_mailed_at: null })
    .where('id', '=', accountId)
    .execute()
}
