import { ServiceAway } from '@/participation/database/database'
import { pingDatabase } from '@/participation/database/ping'
import { runningSandboxPorts } from './sandbox'
import { loadSiteSetup, SetupError, type SiteSetup } from './site-env'

/** Milliseconds: the sandbox's database starts when it is first asked. */
const ANSWER_WITHIN = 30_000

/**
 * The environment of a command that works on what people sent in: put into this process, with the database answering.
 * @throws SetupError that says what is missing
 */
export async function requireDatabase(): Promise<SiteSetup> {
  const setup = loadSiteSetup('production', await runningSandboxPorts())
  Object.assign(process.env, setup.env)
  try {
    if (await pingDatabase(ANSWER_WITHIN)) return setup
  } catch (error) {
    if (!(error instanceof ServiceAway)) throw error
    throw new SetupError('DATABASE_URL is missing. See .env.example.')
  }
  const remedy =
    setup.sandboxBase === null
      ? 'check DATABASE_URL and the network'
      : 'start the sandbox with npm start or npm run dev, or name a database in .env.local'
  throw new SetupError(`The database does not answer: ${remedy}.`)
}
