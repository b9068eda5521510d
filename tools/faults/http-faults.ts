import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type HttpFault, type Reply, sendReply } from './http-proxy'

const MEGABYTE = 1024 * 1024
const pack = promisify(gzip)
const JSON_TYPE = { 'content-type': 'application/vnd.contentful.delivery.v1+json' }

/** Sends the same response to every request, without the service. */
const always =
  (status: number, body: string, headers: Record<string, string> = JSON_TYPE): HttpFault =>
  ({ response }) => {
    response.writeHead(status, headers).end(body)
  }

const ofContentful = (status: number, id: string): HttpFault =>
  always(status, JSON.stringify({ sys: { type: 'Error', id }, message: id, requestId: 'x' }))

const limited = (reset: string): HttpFault =>
  always(429, JSON.stringify({ sys: { type: 'Error', id: 'RateLimitExceeded' }, message: 'limit' }), {
    ...JSON_TYPE,
    'x-contentful-ratelimit-reset': reset,
  })

const changed =
  (change: (body: string) => string): HttpFault =>
  async ({ response, fetchReply }) => {
    const reply = await fetchReply()
    sendReply({ ...reply, body: Buffer.from(change(reply.body.toString())) }, response)
  }

/** A text as a number, a number as a text, a list as a flag, all else as a list. */
const wrong = (one: unknown): unknown =>
  typeof one === 'string' ? 7 : typeof one === 'number' ? 'sete' : Array.isArray(one) ? true : [one]

const wrongTypes = (body: string): string =>
  JSON.stringify(JSON.parse(body), (key, value) => {
    if (key !== 'fields' || typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wrong(one)]))
  })

/** One field of every entry, another of each: the rest is as it should be. */
const wrongTypeInOne = (body: string): string => {
  let entries = 0
  return JSON.stringify(JSON.parse(body), (key, value) => {
    if (key !== 'fields' || typeof value !== 'object' || value === null) return value
    const names = Object.keys(value)
    const name = names[entries++ % names.length]
    return name === undefined ? value : { ...value, [name]: wrong(value[name]) }
  })
}

const withoutFields = (body: string): string =>
  JSON.stringify(JSON.parse(body), (key, value) => (key === 'fields' ? {} : value))

const nullItems = (body: string): string => {
  const reply = JSON.parse(body)
  return JSON.stringify({ ...reply, items: Array.isArray(reply.items) ? reply.items.map(() => null) : null })
}

/** Declares another length than the body has. */
const saying =
  (length: (body: Buffer) => number): HttpFault =>
  async ({ response, fetchReply }) => {
    const { status, body }: Reply = await fetchReply()
    response.socket?.end(
      `HTTP/1.1 ${status} OK\r\ncontent-type: application/json\r\ncontent-length: ${length(body)}\r\n\r\n${body}`,
    )
  }

const drip: HttpFault = async ({ response, fetchReply }) => {
  const { status, body } = await fetchReply()
  response.writeHead(status, { ...JSON_TYPE, 'content-length': body.length })
  for (const byte of body) {
    if (response.destroyed) return
    response.write(Buffer.from([byte]))
    await sleep(100)
  }
}

const slow =
  (milliseconds: number): HttpFault =>
  async ({ response, fetchReply }) => {
    await sleep(milliseconds)
    sendReply(await fetchReply(), response)
  }

/**
 * 100 MB of blanks before an empty response, compressed to 100 kB on first use and in another thread: visitors whose
 * connections ended while this process was blocked would seem to be refused.
 */
const bomb = (): HttpFault => {
  const packed = pack(`${' '.repeat(100 * MEGABYTE)}{"sys":{"type":"Array"},"total":0,"items":[]}`)
  return async ({ response }) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(await packed)
  }
}

const EMPTY = JSON.stringify({ sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] })
const HTML = '<!doctype html><title>Gateway</title><h1>Bad gateway</h1>'

/** What a content service, and the network before it, may do to a request. */
export const CONTENT_FAULTS: Record<string, () => HttpFault> = {
  'slow: 3 s': () => slow(3000),
  'slow: 30 s': () => slow(30_000),
  hanging: () => () => undefined,
  '401': () => ofContentful(401, 'AccessTokenInvalid'),
  '404': () => ofContentful(404, 'NotFound'),
  '429, reset in 1 s': () => limited('1'),
  '429, reset in 3,600 s': () => limited('3600'),
  '429, reset "soon"': () => limited('soon'),
  '500': () => ofContentful(500, 'ServerError'),
  '502 with HTML': () => always(502, HTML, { 'content-type': 'text/html' }),
  '200 with HTML': () => always(200, HTML, { 'content-type': 'text/html' }),
  '204, and 304 unasked': () => always(204, ''),
  reset:
    () =>
    ({ response }) =>
      void response.socket?.resetAndDestroy(),
  'cut in the middle':
    () =>
    async ({ response, fetchReply }) => {
      const { status, body } = await fetchReply()
      response.writeHead(status, { ...JSON_TYPE, 'content-length': body.length })
      response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy())
    },
  dripping: () => drip,
  'broken JSON': () => changed((body) => body.slice(0, -20)),
  'wrong types in every field': () => changed(wrongTypes),
  'wrong type in one field of each entry': () => changed(wrongTypeInOne),
  'entries without fields': () => changed(withoutFields),
  'a list in place of the reply': () => always(200, '[]'),
  'null items': () => changed(nullItems),
  'no items at all': () => always(200, EMPTY),
  'redirect in a circle':
    () =>
    ({ request, response }) => {
      response.writeHead(302, { location: request.url ?? '/' }).end()
    },
  'redirect to nowhere': () => always(302, '', { location: 'http://127.0.0.1:9/' }),
  '10 MB': () => changed((body) => body + ' '.repeat(10 * MEGABYTE)),
  '100 MB unpacked': bomb,
  'length too long': () => saying((body) => body.length + 100),
  'length too short': () => saying((body) => Math.floor(body.length / 2)),
}
