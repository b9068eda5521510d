import { startService } from '../../../tools/scripts/lib/services'
import { OWN_ENV } from '../../../tools/scripts/lib/test-env'
import { waitForResponse } from '../../../tools/scripts/lib/wait'
import { freePort } from './instances'

const READY_WITHIN = 60_000

/** Starts the editors' desk beside the second sandbox. */
export const startDesk = async (): Promise<{ origin: string; stop: () => Promise<void> }> => {
  const port = await freePort()
  const env = { ...process.env, ...OWN_ENV, DESK_PORT: String(port) }
  const service = startService('The desk', ['tools/scripts/bootstrap.mjs', 'desk'], { env })
  const origin = `http://127.0.0.1:${port}`
  if (await waitForResponse(`${origin}/api/overview`, READY_WITHIN, service))
    return { origin, stop: service.stop }
  await service.stop()
  throw new Error(`The desk did not start: ${service.output()}`)
}
