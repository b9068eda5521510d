import { z } from 'zod'
import { runCommand } from './lib/command'
import { controlUrl, runningSandboxPorts } from './lib/sandbox'
import { loadSiteSetup, SetupError } from './lib/site-env'

/** `npm run sandbox -- publish|unpublish|draft|archive|unarchive|delete ID`: what an editor does, done to the running sandbox. */
const ORDERS = ['publish', 'unpublish', 'draft', 'archive', 'unarchive', 'delete']
const USAGE = `Usage: npm run sandbox -- ${ORDERS.join('|')} ID`

const failure = z.object({ message: z.string() })

const reasonOf = async (reply: Response): Promise<string> => {
  const parsed = failure.safeParse(await reply.json().catch(() => null))
  return parsed.success ? parsed.data.message : String(reply.status)
}

await runCommand(async () => {
  const [order = '', id = ''] = process.argv.slice(2)
  if (!ORDERS.includes(order) || id === '') throw new SetupError(USAGE)
  const { sandboxBase } = loadSiteSetup('production', await runningSandboxPorts())
  if (sandboxBase === null)
    throw new SetupError('CONTENTFUL_SPACE_ID names a real space: edit it in Contentful.')
  const url = controlUrl(sandboxBase)
  const reply = await fetch(`${url}control/desk/${encodeURIComponent(id)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order }),
  }).catch(() => null)
  if (!reply) throw new SetupError(`No sandbox answers at ${url}: start one with npm start or npm run dev.`)
  if (!reply.ok) throw new SetupError(`${order} ${id}: ${await reasonOf(reply)}`)
  console.log(`${order} ${id}: ${JSON.stringify(await reply.json())}`)
})
