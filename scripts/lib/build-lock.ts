import path from 'node:path'
import { buildFolder } from '@/config/build-folder'
import { keepNote, readNote } from './running-note'
import type { Service } from './services'
import { SetupError, type SiteSetup } from './site-env'

/** Who serves a build: building over it would pull its files away. */
const fileOf = ({ env }: SiteSetup): string => path.join(buildFolder(env), 'served-by.json')

/** @throws SetupError while a site is served from the build that is to be replaced. */
export async function requireIdleBuild(setup: SiteSetup): Promise<void> {
  const served = await readNote(fileOf(setup))
  if (!served) return
  throw new SetupError(
    `${served.url} is being served from ${buildFolder(setup.env)} (process ${served.pid}); stop it before building again.`,
  )
}

/** Notes that a service serves the build, until it ends. */
export async function claimBuild(setup: SiteSetup, service: Service): Promise<void> {
  await keepNote(fileOf(setup), service, setup.siteUrl)
}
