import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { erasePerson, exportPerson, replayErasures } from '@/server/features/privacy/privacy'
import { isMailAddress } from '@/server/mail/address'
import { type Erasure, listErasures } from '@/server/privacy/erased-persons'
import { storedAddress } from '@/server/protection/keys'
import { runCommand } from './lib/command'
import { requireDatabase } from './lib/participation'
import { controlUrl } from './lib/sandbox'
import { SetupError } from './lib/site-env'

/**
 * `npm run privacy -- export|erase EMAIL`: prints, or erases, all data of a person, as the law on personal data
 * (LGPD, art. 18) allows everybody to demand. `erasures` prints who was erased, as keys that name nobody; `replay FILE`
 * erases them again after a backup was restored. The operator is recorded.
 */
const USAGE = 'Usage: npm run privacy -- export EMAIL | erase EMAIL | erasures | replay FILE'

/** Data outside the database, which somebody has to check. */
const BEYOND = [
  'Reports of harm (relatos) stay, without name and address: the law requires to store them.',
  'Not reached by this command:',
  '- mails that were sent: delete them in the mailboxes of CONTACT_ADDRESS, MODERATION_ADDRESS and PHARMACOVIGILANCE_*;',
  "- files of 'npm run newsletter', and whoever sends the newsletter, unless NEWSLETTER_WEBHOOK reports it to them;",
  "- backups of the database, of its write-ahead log and of photos, until they are overwritten: save the output of 'npm run privacy -- erasures'",
  "  apart from them, and run 'npm run privacy -- replay FILE' before a restored database is used;",
  '- access records of the proxy, which the law requires to store separately for six months (Law 12.965/2014, art. 15).',
].join('\n')

const actor = `cli:${userInfo().username}`

const eraseFromSandbox = async (base: number, email: string): Promise<void> => {
  const address = new URL(`control/mails?address=${encodeURIComponent(email)}`, controlUrl(base))
  const reply = await fetch(address, { method: 'DELETE' }).catch(() => null)
  if (reply?.ok) console.log("The sandbox's mailbox no longer names the address.")
}

const LINE = /^([\da-f]{64}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/

const readErasures = async (file: string): Promise<Erasure[]> =>
  (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, key, at] = LINE.exec(line.trim()) ?? []
      if (key === undefined || at === undefined)
        throw new SetupError(`${file} is not a list of 'npm run privacy -- erasures'.`)
      return { key, at: new Date(at) }
    })

const erase = async (email: string, sandboxBase: number | null): Promise<void> => {
  const counts = await erasePerson(email, actor)
  for (const [name, count] of Object.entries(counts)) console.log(`${name}: ${count}`)
  if (sandboxBase !== null) await eraseFromSandbox(sandboxBase, email)
  console.log(BEYOND)
}

await runCommand(async () => {
  const [order = '', given = ''] = process.argv.slice(2)
  const email = storedAddress(given)
  const isOfPerson = order === 'export' || order === 'erase'
  if (isOfPerson ? !isMailAddress(email) : order !== 'erasures' && (order !== 'replay' || given === ''))
    throw new SetupError(USAGE)
  const erasures = order === 'replay' ? await readErasures(given) : []
  const { sandboxBase } = await requireDatabase()
  if (order === 'export') console.log(JSON.stringify(await exportPerson(email, actor), null, 2))
  else if (order === 'erase') await erase(email, sandboxBase)
  else if (order === 'replay') console.log(`${await replayErasures(erasures, actor)} erased again`)
  else for (const { key, at } of await listErasures()) console.log(`${key} ${at.toISOString()}`)
})
