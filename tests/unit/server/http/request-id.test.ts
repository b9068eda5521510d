import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { serve } from '@tests/factories/server'
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver'
import { type LoggedHandler, requestIdOf, withRequestId } from '@/server/http/request-id'

const UUID = /^[\da-f]{8}-[\da-f]{4}-4/

test('a plain id is handed on; anything else gets a new one', () => {
  expect(requestIdOf('a1b2-c3d4:e5.f6_7')).toBe('a1b2-c3d4:e5.f6_7')
  const others = [undefined, '', 'short', 'x'.repeat(129), 'with space', 'line\nbreak1', ['a1b2c3d4', 'e5f6']]
  for (const given of others) expect(requestIdOf(given)).toMatch(UUID)
})

afterEach(() => jest.restoreAllMocks())

const PREVIEW = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '', dev: false }

const responseOf = async (handler: LoggedHandler, headers: Record<string, string> = {}) => {
  const { origin } = await serve((request, response) => {
    void apiResolver(request, response, {}, { default: withRequestId(handler) }, PREVIEW, true)
  })
  const reply = await fetch(`${origin}/api/x?secret=s`, { headers })
  return { status: reply.status, id: reply.headers.get('x-request-id'), body: await reply.text() }
}

test('answers and log lines carry the id; a handler that throws answers 500 without saying why', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const given = { 'x-request-id': 'proxy-1234' }
  const fine = await responseOf((_, response) => response.status(201).json({}), given)
  expect(fine).toMatchObject({ status: 201, id: 'proxy-1234' })
  const broken = await responseOf(() => {
    throw new Error('password is 1234')
  })
  expect(broken.status).toBe(500)
  expect(broken.id).toMatch(UUID)
  expect(broken.body).toContain(String(broken.id))
  expect(broken.body).not.toContain('password')
  expect(error).toHaveBeenCalledTimes(1)
  expect(String(error.mock.calls[0])).not.toContain('secret=s')
})

test('a sender who hangs up in the middle of a message is no failure of the site', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined)
  const route = {
    default: withRequestId(async (request) => {
      upload.destroy()
      await once(request, 'end')
    }),
    config: { api: { bodyParser: false } },
  }
  const { server, port } = await serve(async (request, response) => {
    await apiResolver(request, response, {}, route, PREVIEW, true)
    server.close()
  })
  const upload = httpRequest({ port, method: 'POST', headers: { 'Content-Length': 100 } })
  upload.on('error', () => undefined)
  upload.write('x')
  await once(server, 'close')
  expect(error).not.toHaveBeenCalled()
  expect(info).toHaveBeenCalledWith('api: the sender hung up')
})
