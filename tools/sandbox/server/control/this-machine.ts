import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors'

const LOOPBACK = /^(?:localhost|[\w.-]+\.localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whether an address is one of this machine. */
export function isHere(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.test(new URL(address).hostname)
}

/**
 * Takes orders from this machine's own pages and programs only. The sandbox listens on loopback, and yet any page in a browser
 * of this machine reaches it: by its address, or by a name of its own that leads here.
 */
export function forThisMachineOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const { host = '', origin } = headers
    if (!isHere(`http://${host}`)) throw new ApiError(403, 'AccessDenied', 'Host is not this machine')
    if (origin !== undefined && !isHere(origin))
      throw new ApiError(403, 'AccessDenied', 'Origin is not this machine')
  })
}
