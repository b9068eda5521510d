import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const open: Server[] = []
const end = (server: Server) =>
  new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
afterAll(() => Promise.all(open.map(end)))

/** A server on a free port of this machine, until the tests of the file are over. */
export const serve = async (answer: RequestListener) => {
  const server = createServer(answer)
  // A connection that ends just as a client uses it again costs the body that was streamed: the client repeats without it.
  server.keepAliveTimeout = 0
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, port, host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` }
}

/** The body of a request. */
export const bodyOf = async (request: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}
