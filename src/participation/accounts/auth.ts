import { isNativeError } from 'node:util/types'
import { betterAuth } from 'better-auth'
import type { Kysely } from 'kysely'
import { serverEnv } from '@/config/env'
import { logger } from '@/logging/logger'
import { isUnavailable } from '../database/service-unavailable'
import type { Tables } from '../database/tables'
import { keyedHash } from '../protection/keys'
import { credentialSchema, linkSchema, sessionSchema, userSchema } from './auth-schema'
import { RESET_LINK, SESSION_IDLE, SESSION_UPDATE } from './limits'
import { loginCookieName } from './login-cookie'
import { hashPassword, isPassword } from './passwords/password-hash'

/** Our forms have the real limits, in characters as people count; the library counts UTF-16. */
const LONGEST = 1024

/**
 * The library's messages contain addresses, so only errors are logged, without them. A database outage is logged
 * once, elsewhere.
 */
const log = (level: string, _message: string, ...details: unknown[]): void => {
  const error = details.find(isNativeError)
  if (level !== 'error' || isUnavailable(error)) return
  logger.error({ code: error?.name ?? 'unknown' }, 'accounts: the library failed')
}

/**
 * The login library over a database or transaction (ADR 101): used as a library, without its routes. It sends no
 * mail: tokens are passed to `onResetToken`.
 * @param passwordHash to be stored: made before, so that no transaction waits for it
 */
export function authOver(
  db: Kysely<Tables>,
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
      maxPasswordLength: LONGEST,
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
