import { forSuite } from '@tests/factories/for-suite'
import { startSearch } from './search-fixture'

const service = forSuite(startSearch, (made) => made.sandbox.close(), true)

test('a key says what it may do, the admin key of either, and nobody of a key that is not there', async () => {
  const { admin } = service
  expect((await admin.getApiKey({ key: 'search-key' })).acl).toEqual(['search'])
  expect((await admin.getApiKey({ key: 'admin-key' })).acl).toContain('addObject')
  await expect(admin.getApiKey({ key: 'nobody' })).rejects.toMatchObject({ status: 404 })
})
