import { connection } from '@/participation/database/connection'
import { migrate } from '@/participation/database/migrate'
import { runCommand } from './lib/command'
import { requireDatabase } from './lib/participation'

/** `npm run db:migrate`: brings the tables up to what this version needs. A server does the same when it starts. */
await runCommand(async () => {
  await requireDatabase()
  const { db, close } = connection()
  try {
    const steps = await migrate(db)
    console.log(steps.length === 0 ? 'The tables are up to date.' : `Done: ${steps.join(', ')}.`)
  } finally {
    await close()
  }
})
