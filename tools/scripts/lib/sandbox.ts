import path from 'node:path'
import { buildFolder } from '@/shared/config/build-folder'
import { SANDBOX_PORTS } from './ports'
import { readNote, writeNote } from './running-note'
import { type Service, startService } from './services'
import { readVariables, SetupError, type SiteSetup, type Variables } from './site-env'
import { waitForResponse } from './wait'

/** Milliseconds in which the sandbox must respond: it starts in seconds, but on a busy machine beside a build. */
const READY_WITHIN = 180_000

/** Where the sandbox shows its state and takes orders. */
export function controlUrl(sandboxBase: number): string {
  return `http://localhost:${sandboxBase + SANDBOX_PORTS.control}/`
}

/** Where the sandbox beside the site of a build folder runs. */
const noteFile = (env: Variables): string =>
  path.join('.cache', `sandbox-of-${path.basename(buildFolder(env))}.json`)

/** Variables of the sandbox that runs beside this checkout's site; nothing where the environment names one itself. */
export async function runningSandboxPorts(): Promise<Variables> {
  const env = readVariables()
  const note = env.SANDBOX_PORT_BASE ? null : await readNote(noteFile(env))
  return note === null
    ? {}
    : { SANDBOX_PORT_BASE: String(Number(new URL(note.url).port) - SANDBOX_PORTS.control) }
}

/** The webhook of the site that a command starts. */
const webhookUrl = ({ env, port }: SiteSetup): string =>
  env.SANDBOX_WEBHOOK_URL || `http://localhost:${port}/api/webhooks/contentful`

/**
 * Starts the sandbox where the site needs one, and waits until it responds.
 * @param hasSite whether a site is started beside it, which then gets webhooks
 * @returns null when the site talks to a real Contentful space.
 */
export async function startSandbox(
  setup: SiteSetup,
  { isShown = true, hasSite = false }: { isShown?: boolean; hasSite?: boolean } = {},
): Promise<Service | null> {
  const { sandboxBase } = setup
  if (sandboxBase === null) return null
  const env = { ...setup.env, SANDBOX_WEBHOOK_URL: hasSite ? webhookUrl(setup) : '' }
  const service = startService('The sandbox', ['--import', 'tsx', 'tools/scripts/serve-sandbox.ts'], {
    env,
    isShown,
  })
  const isReady = await waitForResponse(`${controlUrl(sandboxBase)}control/stats`, READY_WITHIN, service)
  if (isReady) {
    if (hasSite) await writeNote(noteFile(env), service, controlUrl(sandboxBase))
    return service
  }
  await service.stop()
  throw new SetupError('The sandbox did not start: see its messages above.')
}
