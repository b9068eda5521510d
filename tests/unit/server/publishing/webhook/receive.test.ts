import { request as httpRequest } from 'node:http'
import { muteConsole } from '@tests/factories/mute'
import { serve } from '@tests/factories/server'
import { setEnvironment } from '@tests/unit/server/content/support/environment'
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver'
import * as route from '@/pages/api/webhooks/contentful'
import { revalidationQueue } from '@/server/publishing/revalidation/shared-queue'
import { SIGNATURE_HEADER, signMessage } from '@/server/publishing/webhook/signature'

jest.mock('@/server/publishing/revalidation/shared-queue', () => ({
  revalidationQueue: { add: jest.fn(), resume: jest.fn(async () => undefined) },
}))

const SECRET = 'k'.repeat(64)
const PATH = '/api/webhooks/contentful'
const TOPIC = 'ContentManagement.Entry.publish'
const ENTRY = JSON.stringify({ sys: { id: 'a', type: 'Entry', revision: 2 }, fields: {} })
const add = jest.mocked(revalidationQueue.add)

let base = ''
let keys = 0

const API = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '', dev: false }

beforeAll(async () => {
  setEnvironment('localhost', { CONTENTFUL_WEBHOOK_SECRET: SECRET })
  const { origin } = await serve((request, response) => {
    void apiResolver(request, response, {}, route, API, true)
  })
  base = origin
})
muteConsole('warn', 'error')
beforeEach(() => {
  add.mockReset().mockResolvedValue({ revalidated: ['/pt-br/'], isDone: true })
})

interface Sending {
  body?: string
  topic?: string
  path?: string
  signedPath?: string
  signedAt?: number
  secret?: string
  key?: string
}

/** A message as Contentful sends it, told apart by its key. */
const send = async ({
  body = ENTRY,
  topic = TOPIC,
  path = PATH,
  signedPath = path,
  signedAt = Date.now(),
  secret = SECRET,
  key = `key-${++keys}`,
}: Sending = {}) => {
  const headers = { 'x-contentful-topic': topic, 'x-contentful-idempotency-key': key }
  const signed = signMessage(secret, { method: 'POST', path: signedPath, headers, body }, signedAt)
  const reply = await fetch(`${base}${path}`, { method: 'POST', headers: { ...headers, ...signed }, body })
  return { status: reply.status, body: await reply.json() }
}

test('a change is answered with the paths made anew, with or without the final slash (PUBLISH-2)', async () => {
  const expected = { status: 200, body: { revalidated: ['/pt-br/'], skipped: [] } }
  await expect(send()).resolves.toEqual(expected)
  await expect(send({ path: `${PATH}/`, signedPath: PATH })).resolves.toEqual(expected)
  expect(add).toHaveBeenCalledTimes(2)
})

test('a change whose pages follow later is answered 202 (PUBLISH-2)', async () => {
  add.mockResolvedValue({ revalidated: [], isDone: false })
  await expect(send()).resolves.toEqual({ status: 202, body: { queued: true, revalidated: [] } })
})

test('what changes no page is answered 200, with the reason and without effect (PUBLISH-2)', async () => {
  await expect(send({ topic: 'ContentManagement.Entry.auto_save' })).resolves.toEqual({
    status: 200,
    body: { revalidated: [], skipped: ['topic ContentManagement.Entry.auto_save changes no page'] },
  })
  expect(add).not.toHaveBeenCalled()
})

test.each([
  ['forged', { secret: 'x'.repeat(64) }],
  ['stale', { signedAt: Date.now() - 31_000 }],
  ['forged', { signedPath: '/api/other' }],
])('a %s message is refused without effect', async (reason, sending) => {
  await expect(send(sending)).resolves.toEqual({ status: 401, body: { error: reason } })
  expect(add).not.toHaveBeenCalled()
})

test('the log of a forged message names the variable that may differ', async () => {
  await send({ secret: 'x'.repeat(64) })
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('CONTENTFUL_WEBHOOK_SECRET may differ'))
})

test('a message without a signature is refused (PUBLISH-2)', async () => {
  expect((await fetch(`${base}${PATH}`, { method: 'POST', body: ENTRY })).status).toBe(401)
})

test('a repeated message is refused by its key, and by its signature under another key (PUBLISH-2)', async () => {
  await expect(send({ key: 'once' })).resolves.toMatchObject({ status: 200 })
  await expect(send({ key: 'once' })).resolves.toMatchObject({ status: 409 })
  const signed = signMessage(SECRET, { method: 'POST', path: PATH, headers: {}, body: ENTRY }, Date.now())
  const replay = (key: string) => {
    const headers = { ...signed, 'x-contentful-topic': TOPIC, 'x-contentful-idempotency-key': key }
    return fetch(`${base}${PATH}`, { method: 'POST', headers, body: ENTRY })
  }
  expect((await replay('first')).status).toBe(200)
  expect((await replay('second')).status).toBe(409)
  expect(add).toHaveBeenCalledTimes(2)
})

test('blanks round a signature do not make another message of it', async () => {
  const headers = { 'x-contentful-topic': TOPIC }
  const signed = signMessage(SECRET, { method: 'POST', path: PATH, headers, body: ENTRY }, Date.now())
  const statusOf = async (signature: string) => {
    const sent = { ...headers, ...signed, [SIGNATURE_HEADER]: signature }
    return (await fetch(`${base}${PATH}`, { method: 'POST', headers: sent, body: ENTRY })).status
  }
  const digest = signed[SIGNATURE_HEADER] ?? ''
  expect(await statusOf(digest)).toBe(200)
  for (const spelling of [`\u00a0${digest}`, `${digest}\u00a0`, ` ${digest} `])
    expect(await statusOf(spelling)).toBe(409)
  expect(add).toHaveBeenCalledTimes(1)
})

test('a topic that was put in on the way makes no entry vanish', async () => {
  const signed = signMessage(SECRET, { method: 'POST', path: PATH, headers: {}, body: ENTRY }, Date.now())
  const headers = { ...signed, 'x-contentful-topic': 'ContentManagement.Entry.delete' }
  expect((await fetch(`${base}${PATH}`, { method: 'POST', headers, body: ENTRY })).status).toBe(200)
  expect(add.mock.calls[0]?.[0]).toMatchObject({ id: 'a', expects: 'published' })
})

test('a message that could not be accepted may come again under its key', async () => {
  add.mockRejectedValueOnce(new Error('disk full'))
  await expect(send({ key: 'again' })).resolves.toMatchObject({ status: 500 })
  await expect(send({ key: 'again' })).resolves.toMatchObject({ status: 200 })
  await expect(send({ key: 'mended', body: 'no json' })).resolves.toMatchObject({ status: 400 })
  await expect(send({ key: 'mended' })).resolves.toMatchObject({ status: 200 })
})

test('other methods are refused, with the one that is not (PUBLISH-2)', async () => {
  const reply = await fetch(`${base}${PATH}`)
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST'])
})

/** Node's own client, because `fetch` tells the truth about lengths. */
const sendBytes = (headers: Record<string, string>, bytes: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(`${base}${PATH}`, { method: 'POST', headers }, (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    })
    // The server need not listen to the end.
    request.on('error', (error: NodeJS.ErrnoException) => error.code === 'EPIPE' || reject(error))
    request.end(Buffer.alloc(bytes, 'a'))
  })

test('above a megabyte nothing is read, whether the length is told or not (PUBLISH-2)', async () => {
  await expect(sendBytes({}, 1024 * 1024 + 1)).resolves.toBe(413)
  await expect(sendBytes({ 'Transfer-Encoding': 'chunked' }, 1024 * 1024 + 1)).resolves.toBe(413)
  await expect(sendBytes({}, 1024 * 1024)).resolves.toBe(401)
})
