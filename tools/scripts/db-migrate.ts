import { migrate } from '@/server/database/migrate'
import {
  isUnavailable,
  outageText,
  TABLES_STUCK,
  unavailableReason,
} from '@/server/database/service-unavailable'
import { reasonOf } from '@/server/log/logger'
import { serverEnv } from '@/shared/config/env'
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
