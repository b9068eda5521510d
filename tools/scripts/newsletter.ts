import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { withDatabase } from '@/server/database/database'
import { logAccess } from '@/server/privacy/access-log'
import { runCommand } from './lib/command'
import { subscribersCsv } from './lib/newsletter-csv'
import { requireDatabase } from './lib/participation'
import { SetupError } from './lib/site-env'

/** `npm run newsletter -- export FILE.csv`: all confirmed subscribers of the newsletter. The operator is recorded. */
await runCommand(async () => {
  const [order, file = ''] = process.argv.slice(2)
  if (order !== 'export' || file === '') throw new SetupError('Usage: npm run newsletter -- export FILE.csv')
  await requireDatabase()
  const actor = `cli:${userInfo().username}`
  await withDatabase((db) => logAccess(db, { actor, action: 'newsletter-export' }))
  // Never overwrites a file; readable by its owner only.
  await writeFile(file, await withDatabase(subscribersCsv), { flag: 'wx', mode: 0o600 })
  console.log(`Written: ${file}`)
})
