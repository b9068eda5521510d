/** @jest-environment node */
import { setEnvironment } from './support/environment'
import { type FakeReply, type FakeService, startFakeService } from './support/fake-service'

let service: FakeService

jest.setTimeout(60_000)
beforeAll(async () => {
  service = await startFakeService()
})
afterAll(() => service.close())
beforeEach(() => {
  jest.resetModules()
  for (const level of ['warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined)
  setEnvironment('127.0.0.1:9', { PRIVACY_DOCUMENT_URL: `http://${service.host}/privacy.json` })
})
afterEach(() => jest.restoreAllMocks())

const linkWhen = async (reply: FakeReply) => {
  service.answer(() => reply)
  const { getPrivacyEntry } = await import('@/content/privacy')
  return getPrivacyEntry()
}

test('the document is fetched once per worker and kept, a missing one too', async () => {
  const { getPrivacyEntry } = await import('@/content/privacy')
  service.answer(() => ({ body: { BR: { pt: { privacyLink: '/p' } } } }))
  await expect(Promise.all([getPrivacyEntry(), getPrivacyEntry()])).resolves.toEqual([
    { url: '/p', text: null },
    { url: '/p', text: null },
  ])
  await getPrivacyEntry()
  expect(service.calls).toHaveLength(1)
})

test("an answer other than 2xx is logged as 'HTTP error! Status: 503' and yields no link", async () => {
  await expect(linkWhen({ status: 503, body: 'down' })).resolves.toBeNull()
  expect(console.error).toHaveBeenCalledTimes(1)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('HTTP error! Status: 503'))
})

test.each([
  ['a dead host', 'hangUp'],
  ['a document that is no JSON', { body: '<html>' }],
  ['a document of more than a megabyte', { body: { filler: 'a'.repeat(1024 * 1024) } }],
] as const)('%s is logged and yields no link', async (_, reply) => {
  await expect(linkWhen(reply)).resolves.toBeNull()
  expect(console.error).toHaveBeenCalledTimes(1)
})

test('the link that is known stays while the document cannot be had', async () => {
  const time = jest.spyOn(performance, 'now').mockReturnValue(0)
  await expect(linkWhen({ body: { BR: { pt: { privacyLink: '/p' } } } })).resolves.toMatchObject({
    url: '/p',
  })
  for (const reply of [{ status: 500, body: '' }, 'hangUp', { body: [] }] as const) {
    time.mockReturnValue(performance.now() + 31_000)
    const known = await linkWhen(reply)
    // A document that is there and names no link is believed, and said to be so.
    expect(known?.url ?? null).toBe(typeof reply === 'object' && reply.body !== '' ? null : '/p')
  }
  expect(console.warn).toHaveBeenCalledTimes(1)
})

test('without PRIVACY_DOCUMENT_URL nothing is fetched and nothing logged', async () => {
  setEnvironment('127.0.0.1:9')
  await expect(linkWhen({ body: {} })).resolves.toBeNull()
  expect(service.calls).toHaveLength(0)
  expect(console.error).not.toHaveBeenCalled()
})
