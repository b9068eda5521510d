import { readFileSync } from 'node:fs'
import { request as ask, type Server } from 'node:http'
import { serve } from '@tests/factories/server'
import { logger } from '@/server/log/logger'
import { guardEveryRequest, PROXIED_HEADER, pathOfRequest } from '@/server/start/every-request'
import { markStopping } from '@/server/start/stopping'

const seen: { url: string | undefined; proxied: unknown }[] = []
let server: Server
let port = 0
let end: () => void

beforeAll(async () => {
  end = guardEveryRequest({ SITE_URL: 'https://www.exemplo.com.br', TRUSTED_PROXIES: [] })
  const served = await serve(({ url, headers }, response) => {
    seen.push({ url, proxied: headers[PROXIED_HEADER] })
    // As Next redirects: without a header of its configuration.
    response.writeHead(308, { Location: '/pt-br/' }).end()
  })
  server = served.server
  port = served.port
})
afterAll(() => end())

const responseTo = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    ask({ host: '127.0.0.1', port, path, headers }, (reply) => {
      reply.resume()
      resolve(reply.headers)
    })
      .on('error', reject)
      .end()
  })

test('a redirect says what every answer says: types are not guessed, and browsers stay on https (SAFE-6)', async () => {
  expect(await responseTo('/')).toMatchObject({
    location: '/pt-br/',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
  })
})

test('targets that are no path of a site become one', async () => {
  await responseTo('*')
  await responseTo('http://evil.example/pt-br/?a=b')
  expect(seen.slice(-2).map(({ url }) => url)).toEqual(['/*', '/pt-br/?a=b'])
  for (const [target, path] of [
    ['/pt-br/?a=1', '/pt-br/?a=1'],
    ['//evil.example/', '//evil.example/'],
    ['http://evil.example', '/'],
    ['evil.example:443', '/443'],
    ['', '/'],
  ] as const)
    expect(pathOfRequest(target)).toBe(path)
})

beforeEach(() => void jest.spyOn(logger, 'warn').mockImplementation(() => undefined))

test('what came through a proxy is known, whatever a sender says of it', async () => {
  await responseTo('/', { [PROXIED_HEADER]: 'no', 'X-Forwarded-For': '192.0.2.1' })
  await responseTo('/', { [PROXIED_HEADER]: 'yes' })
  expect(seen.slice(-2).map(({ proxied }) => proxied)).toEqual(['yes', 'no'])
})

test('a proxy that names visitors and is not trusted is logged once, with the variable', async () => {
  const endOther = guardEveryRequest({ SITE_URL: 'https://www.exemplo.com.br', TRUSTED_PROXIES: [] })
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined)
  warn.mockClear()
  await responseTo('/')
  expect(warn).not.toHaveBeenCalled()
  for (const _request of [1, 2]) await responseTo('/', { 'X-Forwarded-For': '192.0.2.1' })
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('TRUSTED_PROXIES is missing'))
  endOther()
})

test('bodies that trickle in are given up within two minutes', () => {
  expect(server.requestTimeout).toBe(120_000)
  expect(server.headersTimeout).toBe(20_000)
})

test('a proxy closes a connection that says nothing before the site does, so that no form is sent into one that is closing', () => {
  const [, ofNginx = 60] = /keepalive_timeout (\d+)s/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? []
  expect(server.keepAliveTimeout).toBeGreaterThan(Number(ofNginx) * 1000)
})

test('a server that ends keeps no connection open', async () => {
  expect((await responseTo('/')).connection).not.toBe('close')
  markStopping()
  expect((await responseTo('/')).connection).toBe('close')
})
