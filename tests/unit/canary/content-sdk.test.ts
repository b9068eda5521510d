import { serve } from '@tests/factories/server'
import { createClient } from 'contentful'
import { canary } from './canary'

const answering = ({ status, headers, body }: { status: number; headers?: object; body: string }) =>
  serve((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  })

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
  'src/server/content/service/client.ts',
  'maxContentLength reaches the HTTP client of the SDK',
  async () => {
    const { host } = await answering({ status: 200, body: `{"items":["${'x'.repeat(2000)}"]}` })
    const client = createClient({ ...{ maxContentLength: 1000 }, ...optionsFor(host, () => undefined) })
    await expect(client.getEntries()).rejects.toThrow(/maxContentLength/)
  },
)

canary(
  'src/server/content/service/client.ts',
  'responseLogger gets replies, and errors that have one',
  async () => {
    const seen: unknown[] = []
    const headers = { 'x-contentful-ratelimit-reset': '3' }
    const body = '{"sys":{"type":"Error","id":"RateLimitExceeded"}}'
    const failing = await answering({ status: 429, headers, body })
    const note = (reply: unknown) => seen.push(reply)
    await expect(createClient(optionsFor(failing.host, note)).getEntries()).rejects.toThrow()
    const well = await answering({ status: 200, headers, body: '{"items":[],"total":0}' })
    await createClient(optionsFor(well.host, note)).withoutLinkResolution.getEntries()
    expect(seen).toEqual([
      expect.objectContaining({
        response: expect.objectContaining({ status: 429, headers: expect.objectContaining(headers) }),
      }),
      expect.objectContaining({ status: 200, headers: expect.objectContaining(headers) }),
    ])
  },
)
