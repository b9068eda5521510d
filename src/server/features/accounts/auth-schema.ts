/** Columns of migration 0005 by the library's names for them, `user_id` for `userId`. A test finds missing ones. */
const columns = (...names: string[]): Record<string, string> =>
  Object.fromEntries(
    ['createdAt', 'updatedAt', ...names].map((name) => [name, name.replace(/[A-Z]/g, '_$&').toLowerCase()]),
  )

export const userSchema = {
  modelName: 'account_user',
  fields: { ...columns('emailVerified'), name: 'first_name' },
  additionalFields: {
    lastName: { type: 'string', fieldName: 'last_name', required: true },
    postalCode: { type: 'string', fieldName: 'postal_code', required: false },
    consentVersion: { type: 'string', fieldName: 'consent_version', required: true },
  },
} as const

export const sessionSchema = {
  modelName: 'account_session',
  fields: { ...columns('userId', 'expiresAt', 'ipAddress'), userAgent: 'device' },
}

export const credentialSchema = {
  modelName: 'account_credential',
  fields: columns(
    ...['userId', 'accountId', 'providerId', 'accessToken', 'refreshToken', 'idToken'],
    ...['accessTokenExpiresAt', 'refreshTokenExpiresAt'],
  ),
}

export const linkSchema = { modelName: 'account_link', fields: columns('expiresAt') }
