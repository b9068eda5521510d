import { serverEnv } from '@/config/env'
import { migrate } from '@/participation/database/migrate'
import { runCommand } from './lib/command'
import { requireDatabase } from './lib/participation'

/** `npm run db:migrate`: brings the tables up to what this version needs. A server does the same when it starts. */
await runCommand(async () => {
  await requireDatabase()
  const steps = await migrate(serverEnv().DATABASE_URL ?? '')
  console.log(steps.length === 0 ? 'The tables are up to date.' : `Done: ${steps.join(', ')}.`)
})
