import { inTransaction } from '@/server/database/database'
import { weeklyReport } from '@/server/features/problems/survey'
import { enqueue } from '@/server/jobs/outbox'
import { runCommand } from './lib/command'
import { requireDatabase } from './lib/participation'
import { SetupError } from './lib/site-env'

/** `npm run report -- weekly [--no-mail]`: a report on content for editors; the running site mails it to CONTACT_ADDRESS. */
await runCommand(async () => {
  const [name, ...options] = process.argv.slice(2)
  if (name !== 'weekly') throw new SetupError('Usage: npm run report -- weekly [--no-mail]')
  await requireDatabase()
  for (const { title, lines } of await weeklyReport())
    console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
  if (!options.includes('--no-mail'))
    await inTransaction((trx) => enqueue(trx, 'weekly-report', {}, { key: 'weekly-report' }))
})
