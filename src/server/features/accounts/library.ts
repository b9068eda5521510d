import { randomBytes } from 'node:crypto'
import { isNativeError } from 'node:util/types'
import { betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { isUnavailable } from '@/server/database/service-unavailable'
import type { Db, Trx } from '@/server/database/tables'
import { logger } from '@/server/log/logger'
import { keyedHash } from '@/server/protection/keys'
import { serverEnv } from '@/shared/config/env'
import { credentialSchema, linkSchema, sessionSchema, userSchema } from './auth-schema'
import { loginCookieName } from './cookies'
import { hashPassword, isPassword } from './passwords/password-hash'
import {
  type AccountUser,
  CONFIRMATION_LINK,
  RESET_LINK,
  SESSION_IDLE,
  SESSION_UPDATE,
  userById,
} from './users'

/** The library's messages contain addresses: errors are logged without them. The database logs its own outages. */
const log = (level: string, _message: string, ...details: unknown[]): void => {
  const error = details.find(isNativeError)
  if (level !== 'error' || isUnavailable(error)) return
  logger.error({ code: error?.name ?? 'unknown' }, 'accounts: the library failed')
}

/** The login library without its routes and mails (ADR 101). @param passwordHash made before: no transaction waits */
export function authOver(
  db: Db,
  { passwordHash, onResetToken }: { passwordHash?: string; onResetToken?: (token: string) => void } = {},
) {
  const { SITE_URL } = serverEnv()
  const isSecure = SITE_URL.startsWith('https:')
  return betterAuth({
    appName: 'site',
    baseURL: SITE_URL,
    trustedOrigins: [SITE_URL],
    secret: keyedHash('accounts'),
    // Single statements; callers that need atomicity pass a transaction.
    database: { db, type: 'postgres', transaction: false },
    user: userSchema,
    account: credentialSchema,
    session: {
      ...sessionSchema,
      expiresIn: SESSION_IDLE,
      updateAge: SESSION_UPDATE,
      cookieCache: { enabled: false },
    },
    verification: { ...linkSchema, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: 8,
      // Our forms have the real limits, in characters as people count; the library counts UTF-16.
      maxPasswordLength: 4096,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK,
      sendResetPassword: async ({ token }) => onResetToken?.(token),
      password: {
        hash: async (password) => passwordHash ?? (await hashPassword(password)),
        verify: ({ hash, password }) => isPassword(password, hash),
      },
    },
    emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
    // Our own limits come first.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', disableColors: true, log },
    advanced: {
      useSecureCookies: false,
      // A test compares the tables with the library's needs; at run time it would query outside the transaction.
      database: { validateSchema: false },
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: loginCookieName(),
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
        },
      },
    },
  })
}

/** The code with which the library refused a request, such as `EMAIL_NOT_VERIFIED`; null for a failure of its own. */
export function refusalOf(error: unknown): string | null {
  return isAPIError(error) && error.statusCode < 500 ? (error.body?.code ?? 'unknown') : null
}

/** What a call of the library failed with: it wraps errors of the database. */
export function causeOf(error: unknown): unknown {
  return (isAPIError(error) && error.cause) || error
}

/** Undocumented, like all below: links and passwords without the routes that the site does not serve. */
const adapterOf = async (db: Db) => (await authOver(db).$context).internalAdapter

/** What a link's identifier begins with, for links of the library and of ours. */
export type LinkKind = 'reset-password' | 'confirm-email'

/** A confirmation link's random token; its hash is stored. @param accountId whose address it confirms */
export async function newConfirmationToken(db: Db, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const adapter = await adapterOf(db)
  await adapter.createVerificationValue({
    identifier: `confirm-email:${token}`,
    value: accountId,
    expiresAt: new Date(Date.now() + CONFIRMATION_LINK * 1000),
  })
  return token
}

/** The account of a link; null for one that is used, too old, or none. `isUsed`: it is used up by this. */
export async function accountOfLink(
  db: Db,
  kind: LinkKind,
  token: string,
  { isUsed } = { isUsed: false },
): Promise<string | null> {
  const adapter = await adapterOf(db)
  const identifier = `${kind}:${token}`
  const link = isUsed
    ? await adapter.consumeVerificationValue(identifier)
    : await adapter.findVerificationValue(identifier)
  return link && link.expiresAt > new Date() ? link.value : null
}

export async function storePassword(db: Db, accountId: string, passwordHash: string): Promise<void> {
  await (await adapterOf(db)).updatePassword(accountId, passwordHash)
}

export async function endAllLogins(db: Db, accountId: string): Promise<void> {
  await (await adapterOf(db)).deleteUserSessions(accountId)
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
