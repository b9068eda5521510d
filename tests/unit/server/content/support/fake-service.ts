import type { ServerResponse } from 'node:http'
import { forSuite } from '@tests/factories/for-suite'
import { serve } from '@tests/factories/server'
import { setEnvironment } from './environment'

export interface Call {
  path: string
  query: URLSearchParams
  token: string
}

/** What the fake says: a reply, or one of the ways in which a service can fail to give one. */
export type FakeReply =
  | { status?: number; headers?: Record<string, string>; body: unknown }
  | 'silence'
  | 'hangUp'
export type Answer = (call: Call) => FakeReply
/** One that comes when the test lets it come. */
type LaterAnswer = (call: Call) => Promise<FakeReply>

export interface FakeService {
  /** `127.0.0.1:port` */
  host: string
  calls: Call[]
  /** Sets what is answered from now on, and forgets the calls so far. */
  answer(next: Answer | LaterAnswer): void
  close(): void
}

const send = (response: ServerResponse, reply: FakeReply): void => {
  if (reply === 'silence') return
  if (reply === 'hangUp') {
    response.destroy()
    return
  }
  const { status = 200, headers = {}, body } = reply
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  response
    .writeHead(status, { 'Content-Type': 'application/vnd.contentful.delivery.v1+json', ...headers })
    .end(text)
}

/** A service on the loopback interface that answers what a test tells it to, for the real SDK to talk to. */
const startFakeService = async (): Promise<FakeService> => {
  const calls: Call[] = []
  let current: Answer | LaterAnswer = () => ({ status: 500, body: 'no answer set' })
  const { server, host } = await serve(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    const call = { path: url.pathname, query: url.searchParams, token }
    calls.push(call)
    send(response, await current(call))
  })
  return {
    host,
    calls,
    answer: (next) => {
      current = next
      calls.length = 0
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Gives a suite a service of its own, which the site's code finds in its environment. @param more variables */
export const fakeServiceForSuite = (more?: Record<string, string>): FakeService =>
  forSuite(async () => {
    const service = await startFakeService()
    setEnvironment(service.host, more)
    return service
  })
