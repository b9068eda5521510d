import { newFolder } from '@tests/factories/folder'
import { muteConsole } from '@tests/factories/mute'
import type { Content } from '@/server/content/content'
import { setEnvironment } from './support/environment'
import { type FakeReply, fakeServiceForSuite } from './support/fake-service'
import { newContent } from './support/new-content'

const service = fakeServiceForSuite()
let content: Content

muteConsole('warn', 'error')
beforeEach(() => {
  // A disk of its own: the document is kept there.
  const BUILD_DIR = newFolder()
  setEnvironment('127.0.0.1:9', { PRIVACY_DOCUMENT_URL: `http://${service.host}/privacy.json`, BUILD_DIR })
  content = newContent()
})

const LINK = { url: '/p', text: null }

const linkWhen = async (reply: FakeReply) => {
  service.answer(() => reply)
  return content.pages.privacyEntry()
}

test('the document is fetched once per worker and kept, a missing one too (PRIVACY-3)', async () => {
  const getPrivacyEntry = content.pages.privacyEntry
  service.answer(() => ({ body: { BR: { pt: { privacyLink: '/p' } } } }))
  await expect(Promise.all([getPrivacyEntry(), getPrivacyEntry()])).resolves.toEqual([LINK, LINK])
  await getPrivacyEntry()
  expect(service.calls).toHaveLength(1)
})

test("an answer other than 2xx is logged as 'HTTP error! Status: 503' and yields no link (ERR-7)", async () => {
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

test.each([
  ['a host that fails', { status: 500, body: 'down' }],
  ['a dead host', 'hangUp'],
  ['a list in place of the document', { body: [] }],
] as const)('the link of the last good document outlives %s', async (_, reply) => {
  await expect(linkWhen({ body: { BR: { pt: { privacyLink: '/p' } } } })).resolves.toEqual(LINK)
  content.changes.invalidate()
  await expect(linkWhen(reply)).resolves.toEqual(LINK)
  expect(console.error).toHaveBeenCalledTimes(1)
})

test('a server that starts while the host is dead has the document of the one before it (PRIVACY-3, FAULT-5)', async () => {
  await expect(linkWhen({ body: { BR: { pt: { privacyLink: '/p' } } } })).resolves.toEqual(LINK)
  content = newContent()
  await expect(linkWhen('hangUp')).resolves.toEqual(LINK)
})

test('a document without a link is believed, with a warning (PRIVACY-3)', async () => {
  await expect(linkWhen({ body: { US: {} } })).resolves.toBeNull()
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('privacy document'))
})

test('without PRIVACY_DOCUMENT_URL nothing is fetched and nothing logged', async () => {
  setEnvironment('127.0.0.1:9')
  content = newContent()
  await expect(linkWhen({ body: {} })).resolves.toBeNull()
  expect(service.calls).toHaveLength(0)
  expect(console.error).not.toHaveBeenCalled()
})
