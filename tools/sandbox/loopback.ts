import { createServer, type Server, type Socket } from 'node:net'

/** Error codes of `::1` on machines without IPv6. */
const ABSENT = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })

/**
 * Takes connections on loopback, over IPv4 and, where the machine has it, IPv6: `localhost` may be either.
 * @param port 0 takes any free one
 * @throws Error when the port is taken
 */
export async function acceptOnLoopback(
  port: number,
  serve: (socket: Socket) => void,
): Promise<{ port: number; close: () => void }> {
  const servers = [createServer(serve), createServer(serve)] as const
  const taken = await listen(servers[0], port, '127.0.0.1')
  try {
    await listen(servers[1], taken, '::1')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ABSENT.has(String(error.code)))) throw error
  }
  return {
    port: taken,
    close: () => {
      for (const server of servers) server.close()
    },
  }
}
