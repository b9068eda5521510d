import { muteConsole } from '@tests/factories/mute'
import type { Query } from '@/server/content/service/query'
import { fakeServiceForSuite } from './support/fake-service'
import { newContent } from './support/new-content'
import { recorded } from './support/recorded-replies'

jest.mock('@/shared/utils/sleep', () => ({ sleep: jest.fn(async () => undefined) }))

const QUERY = { content_type: 'contentPage' }
const service = fakeServiceForSuite({ CONTENTFUL_TIMEOUT_MS: '60' })
let query: Query
beforeAll(() => {
  query = newContent().service.query
})
muteConsole('warn')

test('a silent service is given up after CONTENTFUL_TIMEOUT_MS and asked again while the deadline allows (QUERY-6)', async () => {
  service.answer(() => 'silence')
  await expect(query('delivery', QUERY)).rejects.toMatchObject({ code: 'timeout' })
  expect(service.calls).toHaveLength(5)
})

test('one silent moment does not fail a page', async () => {
  service.answer(() => (service.calls.length === 1 ? 'silence' : recorded.empty))
  await expect(query('delivery', QUERY)).resolves.toMatchObject({ total: 0 })
})

test('the deadline ends a question that the service leaves open, and nothing rejects afterward (QUERY-6)', async () => {
  const unhandled = jest.fn()
  process.on('unhandledRejection', unhandled)
  service.answer(() => 'silence')
  await expect(query('delivery', QUERY, { slug: 'sobre' }, 10)).rejects.toMatchObject({
    code: 'timeout',
    message: expect.stringMatching(/deadline.*slug=sobre/),
  })
  expect(service.calls.length).toBeLessThanOrEqual(1)
  // The abandoned call runs into its own timeout, which no one waits for any more.
  await expect(query('delivery', QUERY, {}, 400)).rejects.toMatchObject({ code: 'timeout' })
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('a refused connection is an outage, not an absence', async () => {
  service.close()
  await expect(query('delivery', QUERY)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('ECONNREFUSED'),
  })
})
