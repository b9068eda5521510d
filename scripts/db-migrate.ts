import { serverEnv } from '@/config/env'
import { migrate } from '@/features/database/migrate'
import {
  isUnavailable,
  outageText,
  TABLES_STUCK,
  unavailableReason,
} from '@/features/database/service-unavailable'
import { reasonOf } from '@/server/logging/logger'
import { runCommand } from './lib/command'
import { databaseError, requireDatabaseUrl } from './lib/participation'

/** `npm run db:migrate`: migrates the tables. A server does the same when it starts. */
await runCommand(async () => {
  const setup = await requireDatabaseUrl()
  const steps = await migrate(serverEnv().DATABASE_URL ?? '').catch((error: unknown) => {
    const fault = isUnavailable(error)
      ? outageText(unavailableReason(error))
      : `${TABLES_STUCK} (${reasonOf(error)})`
    throw databaseError(fault, setup)
  })
  console.log(steps.length === 0 ? 'The tables are up to date.' : `Done: ${steps.join(', ')}.`)
})
