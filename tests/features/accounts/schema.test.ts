import { getMigrations } from 'better-auth/db/migration'
import { withDatabase } from '@/server/database/database'
import { authOver } from '@/server/features/accounts/library'
import { databaseForSuite } from '../support/database'

databaseForSuite()

test('the tables have every column that the library asks for', async () => {
  await withDatabase(async (db) => {
    const { toBeAdded, toBeCreated } = await getMigrations(authOver(db).options)
    expect({ toBeAdded, toBeCreated }).toEqual({ toBeAdded: [], toBeCreated: [] })
  })
})

test('the library is set up as decided', async () => {
  await withDatabase(async (db) => {
    const { options } = authOver(db)
    expect(options).toMatchObject({
      baseURL: 'https://www.exemplo.com.br',
      trustedOrigins: ['https://www.exemplo.com.br'],
      verification: { storeIdentifier: 'hashed' },
      emailAndPassword: {
        requireEmailVerification: true,
        autoSignIn: false,
        revokeSessionsOnPasswordReset: true,
      },
      emailVerification: { sendOnSignUp: false, sendOnSignIn: false },
      telemetry: { enabled: false },
      advanced: { ipAddress: { disableIpTracking: true } },
    })
  })
})
