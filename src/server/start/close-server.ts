import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Milliseconds until idle connections close, and between further rounds: what was sent is read by then. */
const IDLE_AFTER = 250

/**
 * A server that ends closes its port first, and answers what came in. Node's own `close` also closes connections whose
 * request it has not read yet: a proxy cannot repeat a form that was cut.
 */
export function closeGently(server: Server): void {
  server.close = (done) => {
    const rounds = setInterval(() => server.closeIdleConnections(), IDLE_AFTER)
    server.once('close', () => clearInterval(rounds))
    NetServer.prototype.close.call(server, done)
    return server
  }
}
