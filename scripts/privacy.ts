import { connection } from '@/participation/database/connection'
import { isMailAddress } from '@/participation/mail/address'
import { erasePerson, exportPerson, storedAddress } from '@/participation/privacy/privacy'
import { runCommand } from './lib/command'
import { requireDatabase } from './lib/participation'
import { controlUrl } from './lib/sandbox'
import { SetupError } from './lib/site-env'

/**
 * `npm run privacy -- export|erase EMAIL`: hands over, or erases, all that is held of a person, as the law on personal data
 * (LGPD, art. 18) lets everybody ask for.
 */
const USAGE = 'Usage: npm run privacy -- export|erase EMAIL'

/** What the database does not hold, and somebody has to look after. */
const BEYOND = [
  'Reports of harm (relatos) stay, without name and address: the law has them kept.',
  'Not reached by this command:',
  '- mails that were sent: delete them in the mailboxes of CONTACT_ADDRESS, MODERATION_ADDRESS and PHARMACOVIGILANCE_*;',
  '- backups of the database, until they are overwritten;',
  '- access records, which the law has kept apart for six months (Law 12.965/2014, art. 15).',
].join('\n')

const eraseFromSandbox = async (base: number, email: string): Promise<void> => {
  const address = new URL(`control/mails?address=${encodeURIComponent(email)}`, controlUrl(base))
  const reply = await fetch(address, { method: 'DELETE' }).catch(() => null)
  if (reply?.ok) console.log("The sandbox's mailbox no longer names the address.")
}

await runCommand(async () => {
  const [order = '', given = ''] = process.argv.slice(2)
  const email = storedAddress(given)
  if ((order !== 'export' && order !== 'erase') || !isMailAddress(email)) throw new SetupError(USAGE)
  const { sandboxBase } = await requireDatabase()
  try {
    if (order === 'export') {
      console.log(JSON.stringify(await exportPerson(email), null, 2))
      return
    }
    const counts = await erasePerson(email)
    for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`)
    if (sandboxBase !== null) await eraseFromSandbox(sandboxBase, email)
    console.log(BEYOND)
  } finally {
    await connection().close()
  }
})
