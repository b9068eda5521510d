import path from 'node:path'
import { buildFolder } from '@/shared/config/build-folder'
import { readNotes, writeNote } from './running-note'
import type { Service } from './services'
import { SetupError, type SiteSetup } from './site-env'

/** One file for each process that serves a build: building over it would delete the files that it serves (behavior FAULT-10). */
const folderOf = ({ env }: SiteSetup): string => path.join(buildFolder(env), 'served-by')

/** @throws SetupError while a site is served from the build that is to be replaced. */
export async function requireIdleBuild(setup: SiteSetup): Promise<void> {
  const served = await readNotes(folderOf(setup))
  if (served.length === 0) return
  const folder = buildFolder(setup.env)
  const instances = served.map(({ url, pid }) => `${url} (process ${pid})`).sort()
  throw new SetupError(
    `A new build is needed, but ${folder} is being served: ${instances.join(', ')}.\n` +
      `Stop what serves it first, or build beside it: BUILD_DIR=${folder}-2 npm start`,
  )
}

/** Records that a service serves the build, until it ends. */
export async function claimBuild(setup: SiteSetup, service: Service): Promise<void> {
  await writeNote(path.join(folderOf(setup), `${service.pid}.json`), service, setup.siteUrl)
}
