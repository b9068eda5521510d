import { databaseFault } from '@/server/database/health'
import { serverEnv } from '@/shared/config/env'
import { runningSandboxPorts } from './sandbox'
import { loadSiteSetup, SetupError, type SiteSetup } from './site-env'

/** Milliseconds: the sandbox's database starts at its first query. */
const TIMEOUT_MS = 30_000

/**
 * The environment of a command that needs a database: put into this process.
 * @throws SetupError without DATABASE_URL
 */
export async function requireDatabaseUrl(): Promise<SiteSetup> {
  const setup = loadSiteSetup('production', await runningSandboxPorts())
  Object.assign(process.env, setup.env)
  if (serverEnv().DATABASE_URL === null) throw new SetupError('DATABASE_URL is missing. See .env.example.')
  return setup
}

/** The error about a database that cannot be used. @param fault in words */
export function databaseError(fault: string, { sandboxBase }: SiteSetup): SetupError {
  const remedy =
    sandboxBase === null
      ? ''
      : ' Start the sandbox with npm start or npm run dev, or name a database in .env.local.'
  return new SetupError(`The database cannot be used: ${fault}.${remedy}`)
}

/**
 * The same for a command that works on visitors' submissions, with the tables migrated.
 * @throws SetupError that says what is missing
 */
export async function requireDatabase(): Promise<SiteSetup> {
  const setup = await requireDatabaseUrl()
  const fault = await databaseFault(TIMEOUT_MS)
  if (fault !== null) throw databaseError(fault, setup)
  return setup
}
