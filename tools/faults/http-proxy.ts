import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Loopback, loopback } from './loopback'

/** A reply of the service behind the proxy, whole. */
export interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Handles one request; `fetchReply` fetches the reply of the service behind. */
export type HttpFault = (parts: {
  request: IncomingMessage
  response: ServerResponse
  fetchReply: () => Promise<Reply>
}) => void | Promise<void>

export interface HttpProxy extends Loopback {
  /** Applies a fault to all further requests whose path begins like this; null for none. */
  set(fault: HttpFault | null, below?: string): void
}

const fetchFrom = (port: number, request: IncomingMessage): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity', host: `localhost:${port}` }
    const onward = send(
      { host: '127.0.0.1', port, path: request.url, method: request.method, headers },
      (reply) => {
        buffer(reply).then(
          (body) => resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body }),
          reject,
        )
      },
    )
    onward.on('error', reject)
    request.pipe(onward)
  })

/** Passes a reply on unchanged, with its length computed again. */
export function sendReply({ status, headers, body }: Reply, response: ServerResponse): void {
  const { 'transfer-encoding': _coding, connection: _connection, ...passed } = headers
  response.writeHead(status, { ...passed, 'content-length': body.length }).end(body)
}

const passOn: HttpFault = async ({ response, fetchReply }) => sendReply(await fetchReply(), response)

/** A proxy between the site and a service of the sandbox that simulates faults of networks and services. */
export async function startHttpProxy(port: number, target: number): Promise<HttpProxy> {
  let fault: HttpFault | null = null
  let place = ''
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const act = fault !== null && request.url?.startsWith(place) ? fault : passOn
    try {
      await act({ request, response, fetchReply: () => fetchFrom(target, request) })
    } catch {
      response.destroy()
    }
  }
  const server = createServer((request, response) => void serve(request, response))
  const here = loopback(server, port, () => server.closeAllConnections())
  await here.listen()
  return {
    set: (next, below = '') => {
      fault = next
      place = below
    },
    ...here,
  }
}
