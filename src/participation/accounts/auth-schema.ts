/** The library's fields by the column names of migration 0005. A test finds missing ones. */
const dates = { createdAt: 'created_at', updatedAt: 'updated_at' }

export const userSchema = {
  modelName: 'account_user',
  fields: { ...dates, name: 'first_name', emailVerified: 'email_verified' },
  additionalFields: {
    lastName: { type: 'string', fieldName: 'last_name', required: true },
    postalCode: { type: 'string', fieldName: 'postal_code', required: false },
    consentVersion: { type: 'string', fieldName: 'consent_version', required: true },
  },
} as const

export const sessionSchema = {
  modelName: 'account_session',
  fields: {
    ...dates,
    userId: 'user_id',
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'device',
  },
} as const

export const credentialSchema = {
  modelName: 'account_credential',
  fields: {
    ...dates,
    userId: 'user_id',
    accountId: 'account_id',
    providerId: 'provider_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
  },
} as const

export const linkSchema = {
  modelName: 'account_link',
  fields: { ...dates, expiresAt: 'expires_at' },
} as const
