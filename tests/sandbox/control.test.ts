import { get } from 'node:http'
import { createSandbox } from '@sandbox/server/sandbox'
import { forSuite } from '@tests/factories/for-suite'
import { searchTester } from '../../tools/scripts/space/search-tester'
import { ask, control, idsOf, startZoo, zoo } from './fixture'

const sandbox = forSuite(startZoo, (made) => made.close(), true)

const statuses = async (count: number, path = '/entries?limit=1'): Promise<number[]> => {
  const found: number[] = []
  for (let turn = 0; turn < count; turn += 1) found.push((await ask(sandbox, path)).status)
  return found
}

test('a fault hits as often as asked (SANDBOX-2)', async () => {
  await control(sandbox, 'faults', { service: 'delivery', mode: 'broken', times: 2, status: 502 })
  expect(await statuses(3)).toEqual([502, 502, 200])
})

test('a fault hits only where it matches, until taken away', async () => {
  const limits = { service: 'all', mode: 'limited', match: 'content_type=cat', resetSeconds: 7 }
  await control(sandbox, 'faults', limits)
  expect(await statuses(1)).toEqual([200])
  const limited = await ask(sandbox, '/entries?content_type=cat')
  expect(limited.status).toBe(429)
  expect(limited.body.sys.id).toBe('RateLimitExceeded')
  expect(limited.headers.get('x-contentful-ratelimit-reset')).toBe('7')
  await control(sandbox, 'faults/reset')
  expect(await statuses(1, '/entries?content_type=cat')).toEqual([200])
})

const LIMITED = { service: 'all', mode: 'limited', times: 1 }
const BROKEN = { service: 'all', mode: 'broken', times: 1 }

test.each([
  ['delivery', 'cda_cached', 429, LIMITED],
  ['delivery', 'cda_cached', 500, BROKEN],
  ['preview', 'cpa', 429, LIMITED],
] as const)('%s (%s) keeps its headers at %i', async (service, api, status, fault) => {
  await control(sandbox, 'faults', fault)
  const { headers, ...answer } = await ask(sandbox, `${sandbox.urls[service]}/spaces/zoo/entries`)
  expect(answer.status).toBe(status)
  expect(headers.get('x-contentful-ratelimit-second-limit')).toBe('55')
  expect(headers.get('contentful-api')).toBe(api)
  expect(headers.get('cache-control')).toBe('max-age=0')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('content-type')).toBe('application/vnd.contentful.delivery.v1+json')
  expect(headers.get('x-contentful-request-id')).toMatch(/^[0-9a-f]{32}$/)
  expect(answer.body).toHaveProperty('requestId', headers.get('x-contentful-request-id'))
})

test('pictures carry no header of the content APIs', async () => {
  const { headers } = await fetch(`${sandbox.urls.delivery}/zoo/none/token/file.png`)
  expect(headers.get('contentful-api')).toBeNull()
})

test('a silent service never answers', async () => {
  await control(sandbox, 'faults', { service: 'privacy', mode: 'silent' })
  const address = `${sandbox.urls.delivery}/privacy/privacy-and-terms.json`
  await expect(fetch(address, { signal: AbortSignal.timeout(200) })).rejects.toThrow()
  await control(sandbox, 'faults', { service: 'privacy', mode: 'ok' })
  expect((await fetch(address)).status).toBe(200)
})

test('a late response is as the content was when it was asked for', async () => {
  const revisions = async () =>
    (await ask(sandbox, '/entries?sys.id=garfield')).body.items.map(({ sys }) => sys.revision)
  const before = await revisions()
  await control(sandbox, 'faults', { service: 'delivery', mode: 'late', times: 1, delayMs: 300 })
  const late = revisions()
  const faults = async (): Promise<object[]> => (await fetch(`${sandbox.urls.control}/control/faults`)).json()
  while ((await faults()).length > 0);
  await control(sandbox, 'desk/garfield', { order: 'publish' })
  expect(await revisions()).not.toEqual(before)
  expect(await late).toEqual(before)
})

test('a wrong fault is refused', async () => {
  expect((await control(sandbox, 'faults', { service: 'none', mode: 'ok' })).status).toBe(400)
})

test('more requests a second than allowed are refused', async () => {
  await control(sandbox, 'rate-limit', { perSecond: 1 })
  const both = await Promise.all([ask(sandbox, '/locales'), ask(sandbox, '/locales')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429])
  for (const { headers } of both) expect(headers.get('x-contentful-ratelimit-second-limit')).toBe('1')
})

test('requests are counted', async () => {
  await ask(sandbox, '/entries?content_type=cat')
  await ask(sandbox, '/entries/none')
  const report: unknown = await (await fetch(`${sandbox.urls.control}/control/stats`)).json()
  expect(report).toMatchObject({
    total: 2,
    byService: { delivery: 2 },
    byRoute: { '/entries': 1, '/entries/:id': 1 },
    byContentType: { cat: 1 },
    byStatus: { 200: 1, 404: 1 },
  })
  await control(sandbox, 'stats/reset')
  expect(await (await fetch(`${sandbox.urls.control}/control/stats`)).json()).toMatchObject({ total: 0 })
})

test('edits reach the indexes (SANDBOX-2)', async () => {
  await ask(sandbox, '/entries?content_type=cat&fields.name=Kitten')
  await control(sandbox, 'entries/kitten', { fields: { name: { 'en-US': 'Gatinho' } } })
  expect(idsOf(await ask(sandbox, '/entries?content_type=cat&fields.name=Kitten'))).toEqual([])
  expect(idsOf(await ask(sandbox, '/entries?content_type=cat&fields.name=Gatinho'))).toEqual(['kitten'])
})

test('unpublishing hides, publishing shows', async () => {
  await control(sandbox, 'entries/kitten', { unpublish: true })
  expect((await ask(sandbox, '/entries/kitten')).status).toBe(404)
  await control(sandbox, 'entries/kitten', { publish: true })
  expect((await ask(sandbox, '/entries/kitten')).body.sys).toMatchObject({ revision: 3 })
})

test('an unpublished edit leaves the published state', async () => {
  await control(sandbox, 'entries/kitten', { fields: { name: { 'en-US': 'Rascunho' } }, publish: false })
  expect((await ask(sandbox, '/entries/kitten')).body.fields).toMatchObject({ name: 'Kitten' })
})

test('a new entry is published', async () => {
  const sys = { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'dog' } } }
  await control(sandbox, 'entries/rex', { sys, fields: { name: { 'en-US': 'Rex' } } })
  expect((await ask(sandbox, '/entries/rex')).body.sys).toMatchObject({ revision: 1 })
})

test('the page is in Portuguese', async () => {
  const html = await (await fetch(sandbox.urls.control)).text()
  expect(html).toContain('<html lang="pt-BR">')
  expect(html).toContain('Nenhuma mensagem recebida.')
})

test.each([
  ['a page of another site', { Origin: 'https://evil.example' }, 403],
  ['a page without an origin of its own', { Origin: 'null' }, 403],
  ['a page of this machine', { Origin: 'http://localhost:3000' }, 200],
])('orders of %s', async (_, headers, status) => {
  const reply = await fetch(`${sandbox.urls.control}/control/stats/reset`, { method: 'POST', headers })
  expect(reply.status).toBe(status)
})

test.each([
  ['a form of a page', 'application/x-www-form-urlencoded', 'order=delete', 415],
  ['broken JSON', 'application/json', '{', 400],
  ['too much', 'application/json', JSON.stringify({ order: 'x'.repeat(2_000_000) }), 413],
])('%s is refused as what it is (SANDBOX-5)', async (_name, type, body, status) => {
  const address = `${sandbox.urls.control}/control/entries/kitten`
  const reply = await fetch(address, { method: 'POST', headers: { 'Content-Type': type }, body })
  expect(reply.status).toBe(status)
  expect((await ask(sandbox, '/entries/kitten')).status).toBe(200)
})

test.each([
  ['rebound.example:4013', 403],
  ['127.0.0.1:4013', 200],
  ['[::1]:4013', 200],
])('a name that leads here is not enough: %s (SANDBOX-5)', async (host, expected) => {
  const { port } = new URL(sandbox.urls.control)
  const status = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/control/stats', headers: { host } }, (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    }).on('error', reject)
  })
  expect(status).toBe(expected)
})

test('the tester of the search shows what is understood of a sentence', async () => {
  const tested = await createSandbox({ space: zoo(), portBase: 0, searchTester })
  const page = await fetch(`${tested.urls.control}/frase?texto=${encodeURIComponent('<b>tosse')}`)
  expect(page.status).toBe(200)
  const html = await page.text()
  await tested.close()
  expect(html).toMatch(/<p>Perigo: (?:não|talvez|com certeza)/)
  expect(html).toContain('\t&#60;b&#62;tosse</pre>')
  expect(html).not.toContain('<b>tosse')
})

const named = (more: object = {}) => ({
  sys: { contentType: toType('dog') },
  fields: { name: { 'en-US': 'Rex' } },
  ...more,
})
const toType = (id: string) => ({ sys: { type: 'Link', linkType: 'ContentType', id } })
const orderOf = async (id: string, order: string) => {
  const reply = await control(sandbox, `desk/${id}`, { order })
  return { status: reply.status, body: await reply.json() }
}

test('what Contentful refuses to publish is refused in its words: an empty field, a value that is taken', async () => {
  const { contentTypes, ...rest } = zoo()
  const rules = { required: true, validations: [{ unique: true }, { size: { max: 10 } }] }
  const strict = contentTypes.map((type) => ({
    ...type,
    fields: type.fields.map((field) => (field.id === 'name' ? { ...field, ...rules } : field)),
  }))
  await sandbox.close()
  Object.assign(sandbox, await createSandbox({ space: { ...rest, contentTypes: strict }, portBase: 0 }))
  await control(sandbox, 'entries/rex', named({ publish: true }))
  await control(sandbox, 'entries/other', named({ publish: false }))
  await control(sandbox, 'entries/empty', named({ fields: {}, publish: false }))
  const fields = { name: { 'en-US': 'x'.repeat(11) } }
  await control(sandbox, 'entries/long', named({ fields, publish: false }))
  const refused = (error: object) => ({
    status: 422,
    body: {
      sys: { type: 'Error', id: 'ValidationFailed' },
      details: { errors: [expect.objectContaining(error)] },
    },
  })
  const details = 'The property "name" is required here'
  expect(await orderOf('empty', 'publish')).toMatchObject(
    refused({ name: 'required', path: ['fields', 'name'], details }),
  )
  const conflicting = [{ sys: { type: 'Link', linkType: 'Entry', id: 'rex' } }]
  const path = ['fields', 'name', 'en-US']
  expect(await orderOf('other', 'publish')).toMatchObject(
    refused({ name: 'unique', path, value: 'Rex', conflicting }),
  )
  expect(await orderOf('long', 'publish')).toMatchObject(refused({ name: 'size', path, max: 10 }))
  expect((await ask(sandbox, '/entries/other')).status).toBe(404)
  expect((await orderOf('rex', 'publish')).status).toBe(200)
})

test('an archived entry is not published, a published one not deleted', async () => {
  const refused = (message: string) => ({ status: 400, body: { sys: { id: 'BadRequest' }, message } })
  expect(await orderOf('old', 'publish')).toMatchObject(refused('Cannot publish archived'))
  expect(await orderOf('kitten', 'delete')).toMatchObject(refused('Cannot delete published'))
  expect((await ask(sandbox, '/entries/kitten')).status).toBe(200)
  await orderOf('kitten', 'unpublish')
  expect((await orderOf('kitten', 'delete')).status).toBe(200)
})

test('entries are found by words of title or id, with their state', async () => {
  const find = async (words: string) =>
    (await fetch(`${sandbox.urls.control}/control/entries?texto=${encodeURIComponent(words)}`)).json()
  expect(await find('HAPPY cat')).toEqual([
    { id: 'happy', type: 'Cat', title: 'Happy Cat', state: 'publicada' },
  ])
  expect(await find('sketch')).toMatchObject([{ state: 'rascunho' }])
  expect(await find('old')).toMatchObject([{ state: 'arquivada' }])
  expect(await find('nobody')).toEqual([])
})

test('the space is handed out with its edits, and only where something has changed', async () => {
  const space = async (since = '') =>
    (await fetch(`${sandbox.urls.control}/control/space?since=${since}`)).json()
  const before = await space()
  expect(Object.keys(await space(before.version))).toEqual(['version'])
  await control(sandbox, 'entries/kitten', { fields: { name: { 'en-US': 'Tom' } }, publish: false })
  const after = await space(before.version)
  const kitten = after.space.entries.find(({ sys }: { sys: { id: string } }) => sys.id === 'kitten')
  expect(kitten.fields.name['en-US']).toBe('Tom')
  expect(kitten.publishedFields.name['en-US']).not.toBe('Tom')
})
