import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Error codes of `::1` on machines without IPv6. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NO_SUCH_ADDRESS.has(String(error.code))

const portOf = (app: FastifyInstance): number => {
  const address: AddressInfo | string | null = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The sandbox listens on no port')
  return address.port
}

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: '::1', port, ipv6Only: true }, () => resolve())
  })

/**
 * Listens on loopback, over IPv4 and, where the machine has it, IPv6: `localhost` may be either. Both lead to
 * the same routes and end with `app.close()`.
 * @param port 0 takes any free one
 * @returns the port
 * @throws Error when the port is taken
 */
export async function listenOnLoopback(app: FastifyInstance, port: number): Promise<number> {
  const second = createServer((request, response) => app.routing(request, response))
  second.keepAliveTimeout = app.server.keepAliveTimeout
  app.addHook('onClose', async () => {
    second.closeAllConnections()
    if (second.listening) await new Promise((resolve) => second.close(resolve))
  })
  await app.listen({ host: '127.0.0.1', port })
  const taken = portOf(app)
  try {
    await listening(second, taken)
  } catch (error) {
    if (!isAbsent(error)) throw error
  }
  return taken
}
