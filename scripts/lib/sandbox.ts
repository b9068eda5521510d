import { SANDBOX_PORTS } from './ports'
import { type Service, startService } from './services'
import { SetupError, type SiteSetup } from './site-env'
import { waitForAnswer } from './wait'

/** Milliseconds in which the sandbox must answer: it reads its space and draws nothing. */
const READY_WITHIN = 60_000

/** Where the sandbox shows its state and takes orders. */
export const controlUrl = (sandboxBase: number): string =>
  `http://localhost:${sandboxBase + SANDBOX_PORTS.control}/`

/**
 * Starts the sandbox where the site needs one, and waits until it answers.
 * @returns null when the site talks to a real Contentful space.
 */
export const startSandbox = async (
  { env, sandboxBase }: SiteSetup,
  { isShown = true }: { isShown?: boolean } = {},
): Promise<Service | null> => {
  if (sandboxBase === null) return null
  const service = startService('The sandbox', ['--import', 'tsx', 'sandbox/main.ts'], { env, isShown })
  const isReady = await waitForAnswer(`${controlUrl(sandboxBase)}control/stats`, READY_WITHIN, service)
  if (isReady) return service
  await service.stop()
  throw new SetupError('The sandbox did not start: see its messages above.')
}
