import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from 'contentful'
import { canary } from './canary'

/** A service that answers every question in one way. */
const serve = async (answer: { status: number; headers?: Record<string, string>; body: string }) => {
  const server = createServer((_request, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo | { port: number } = Object(server.address())
  return { host: `127.0.0.1:${port}`, close: () => server.close() }
}

const optionsFor = (host: string, responseLogger: (reply: unknown) => void) => ({
  space: 'space',
  accessToken: 'token',
  host,
  insecure: true,
  retryOnError: false,
  responseLogger,
  logHandler: () => undefined,
})

canary(
  'src/content/service/client.ts',
  "maxContentLength, which the SDK's types lack, reaches its HTTP client",
  async () => {
    const { host, close } = await serve({ status: 200, body: `{"items":["${'x'.repeat(2000)}"]}` })
    const client = createClient({ ...{ maxContentLength: 1000 }, ...optionsFor(host, () => undefined) })
    await expect(client.getEntries()).rejects.toThrow(/maxContentLength/)
    close()
  },
)

canary(
  'src/content/service/client.ts',
  'responseLogger is handed replies with status and headers; of failures, errors with a response',
  async () => {
    const seen: unknown[] = []
    const headers = { 'x-contentful-ratelimit-reset': '3' }
    const body = '{"sys":{"type":"Error","id":"RateLimitExceeded"}}'
    const failing = await serve({ status: 429, headers, body })
    const note = (reply: unknown) => seen.push(reply)
    await expect(createClient(optionsFor(failing.host, note)).getEntries()).rejects.toThrow()
    const answering = await serve({ status: 200, headers, body: '{"items":[],"total":0}' })
    await createClient(optionsFor(answering.host, note)).withoutLinkResolution.getEntries()
    expect(seen).toEqual([
      expect.objectContaining({
        response: expect.objectContaining({ status: 429, headers: expect.objectContaining(headers) }),
      }),
      expect.objectContaining({ status: 200, headers: expect.objectContaining(headers) }),
    ])
    failing.close()
    answering.close()
  },
)
