import { DELIVERY_TOKEN } from '@sandbox/server/tokens'
import { forSuite } from '@tests/factories/for-suite'
import { createClient } from 'contentful'
import { control, startZoo } from './fixture'

const sandbox = forSuite(startZoo)
afterEach(() => control(sandbox, 'faults/reset'))
afterAll(() => sandbox.close())

const client = (accessToken = DELIVERY_TOKEN) =>
  createClient({
    space: 'zoo',
    accessToken,
    host: `localhost:${sandbox.ports.delivery}`,
    insecure: true,
    retryLimit: 1,
  })

test('links are resolved', async () => {
  const { items, total } = await client().getEntries({ content_type: 'cat', 'sys.id': 'nyan', include: 2 })
  expect(total).toBe(1)
  expect(items[0]?.fields.bestFriend).toMatchObject({ fields: { name: 'Happy Cat' } })
  expect(items[0]?.fields.image).toMatchObject({ fields: { title: 'nyan' } })
})

test('all locales at once', async () => {
  const { items } = await client().withAllLocales.getEntries({ 'sys.id': 'nyan' })
  expect(items[0]?.fields.name).toEqual({ 'en-US': 'Nyan Cat', tlh: 'Nyan vIghro' })
})

test('one entry, and one that does not exist', async () => {
  expect((await client().getEntry('garfield')).sys.id).toBe('garfield')
  await expect(client().getEntry('none')).rejects.toMatchObject({ sys: { id: 'NotFound' } })
})

test('the space itself, which the client asks for with a final slash', async () => {
  expect((await client().getSpace()).sys.id).toBe('zoo')
})

test('errors carry Contentful’s names', async () => {
  await expect(client().getAsset('none')).rejects.toMatchObject({ name: 'NotFound' })
  await expect(client('wrong').getEntries()).rejects.toMatchObject({ name: 'AccessTokenInvalid' })
  await expect(client().getEntries({ content_type: 'none' })).rejects.toMatchObject({ name: 'InvalidQuery' })
})

test('sync gives everything, then what changed', async () => {
  const first = await client().sync({ initial: true })
  expect(first.entries).toHaveLength(6)
  expect(first.assets).toHaveLength(4)
  await control(sandbox, 'entries/happy', { fields: { name: { 'en-US': 'Happier' } } })
  await control(sandbox, 'entries/garfield', { delete: true })
  const second = await client().sync({ nextSyncToken: first.nextSyncToken ?? '' })
  expect(second.entries.map(({ sys }) => [sys.id, sys.revision])).toEqual([['happy', 3]])
  expect(second.deletedEntries.map(({ sys }) => [sys.id, sys.type])).toEqual([['garfield', 'DeletedEntry']])
  const third = await client().sync({ nextSyncToken: second.nextSyncToken ?? '' })
  expect(third.entries).toHaveLength(0)
  await control(sandbox, 'space/reset')
  const fourth = await client().sync({ nextSyncToken: third.nextSyncToken ?? '' })
  expect(fourth.entries.map(({ sys }) => sys.id).sort()).toEqual(['garfield', 'happy'])
})

test('sync of one content type', async () => {
  const { entries, assets } = await client().sync({ initial: true, type: 'Entry', content_type: 'dog' })
  expect(entries.map(({ sys }) => sys.id)).toEqual(['jake'])
  expect(assets).toHaveLength(0)
})

test('a rate limit is waited for', async () => {
  await control(sandbox, 'faults', { service: 'delivery', mode: 'limited', times: 1, resetSeconds: 0 })
  expect((await client().getEntries({ limit: 1 })).items).toHaveLength(1)
})
