import { buildFolder } from '@/shared/config/build-folder'
import { afterBuild } from '../../build/after-build.js'
import { claimBuild, requireIdleBuild } from './build-lock'
import { builtFingerprint, fingerprintOf, forgetFingerprint, writeFingerprint } from './fingerprint'
import { type Service, startService } from './services'
import { SetupError, type SiteSetup } from './site-env'
import { step } from './step'
import { waitForResponse } from './wait'

const NEXT = 'node_modules/next/dist/bin/next'
/** Milliseconds in which the built site must respond. */
const READY_WITHIN = 180_000

/**
 * Builds the site, with its content service up.
 * @param watch is given the running build, for measurements; its output is then shown only when it fails
 * @throws SetupError
 */
export async function buildSite(setup: SiteSetup, watch?: (build: Service) => void): Promise<void> {
  await requireIdleBuild(setup)
  await forgetFingerprint(setup)
  const fingerprint = await fingerprintOf(setup)
  const build = startService('The build', [NEXT, 'build', '--webpack'], {
    env: setup.env,
    isShown: !watch,
  })
  watch?.(build)
  if ((await build.ended) !== 0) throw new SetupError('The build failed: see its messages above.')
  await afterBuild(buildFolder(setup.env), setup.env)
  await writeFingerprint(setup, fingerprint)
}

/** Builds unless the present build was made of the same code, content and environment. */
export async function buildSiteIfNeeded(setup: SiteSetup): Promise<void> {
  if ((await builtFingerprint(setup)) === (await fingerprintOf(setup))) return
  console.log('Building the site ...')
  await step('Site built', () => buildSite(setup))
}

/** The address to listen at: with the sandbox, whose pictures only this machine can reach, this machine alone. */
const hostArguments = ({ env, sandboxBase }: SiteSetup): string[] => {
  const host = env.HOST || (sandboxBase === null ? '' : '127.0.0.1')
  return host ? ['-H', host] : []
}

/** Starts the built site and waits until a page, home by default, responds. @throws SetupError */
export async function startSite(
  setup: SiteSetup,
  { isShown = true, path = '/pt-br/' } = {},
): Promise<Service> {
  const service = startService(
    'The site',
    [NEXT, 'start', '-p', String(setup.port), ...hostArguments(setup)],
    { env: setup.env, isShown },
  )
  await claimBuild(setup, service)
  if (await waitForResponse(`http://localhost:${setup.port}${path}`, READY_WITHIN, service)) return service
  await service.stop()
  throw new SetupError('The site did not start: see its messages above.')
}

/** Starts the site with hot reload; pages are made at their first request. */
export function startDevelopment(setup: SiteSetup): Service {
  return startService(
    'The site',
    [NEXT, 'dev', '--webpack', '-p', String(setup.port), ...hostArguments(setup)],
    {
      env: setup.env,
      isShown: true,
    },
  )
}
