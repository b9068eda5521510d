import { DELIVERY_TOKEN, PREVIEW_TOKEN } from '@sandbox/server/tokens'
import { forSuite } from '@tests/factories/for-suite'
import { ask, startZoo } from './fixture'

const sandbox = forSuite(startZoo, (made) => made.close())

const unknown = (...path: string[]) => ({
  errors: [{ name: 'unknown', path, details: `The path "${path.join('.')}" is not recognized` }],
})

const noTextOrder = (field: string, locale: string) => ({
  errors: [
    {
      name: 'order',
      path: ['fields', field, locale],
      type: 'Text',
      details: 'Text fields do not support ordering. Consider using a Symbol field instead',
    },
  ],
})

const tooDeep = (...path: string[]) => ({
  errors: [
    {
      name: 'select',
      path,
      details: 'Selected properties must be at most 2 levels deep, the path is deeper than two levels.',
    },
  ],
})

test.each([
  ['/entries?name=0', 400, 'InvalidQuery', unknown('name')],
  ['/entries?content_type=cat&fields.nope=1', 400, 'InvalidQuery', unknown('fields', 'nope')],
  ['/entries?content_type=cat&order=fields.nope', 400, 'InvalidQuery', unknown('fields', 'nope')],
  [
    '/entries?content_type=none',
    400,
    'InvalidQuery',
    { errors: [{ name: 'unknownContentType', value: 'DOESNOTEXIST' }] },
  ],
  ['/entries?fields.name=x', 400, 'BadRequest', undefined],
  ['/entries?locale=xx', 400, 'BadRequest', undefined],
  ['/entries?limit=1001', 400, 'BadRequest', undefined],
  ['/entries?include=11', 400, 'BadRequest', undefined],
  ['/entries?sys.id[odd]=x', 400, 'InvalidQuery', expect.anything()],
  ['/entries?content_type=cat&select=fields.home.lat', 400, 'InvalidQuery', tooDeep('fields', 'home', 'lat')],
  ['/entries?content_type=cat&order=fields.diary', 400, 'InvalidQuery', noTextOrder('diary', 'en-US')],
  [
    '/entries?content_type=cat&order=sys.id,-fields.diary&locale=tlh',
    400,
    'InvalidQuery',
    noTextOrder('diary', 'tlh'),
  ],
  ['/assets?order=fields.description', 400, 'InvalidQuery', noTextOrder('description', 'en-US')],
  ['/sync', 400, 'BadRequest', undefined],
  ['/sync?initial=0', 400, 'BadRequest', undefined],
  ['/entries/none', 404, 'NotFound', { type: 'Entry', id: 'none', environment: 'master', space: 'zoo' }],
  ['/entries/sketch', 404, 'NotFound', expect.objectContaining({ id: 'sketch' })],
  ['/entries/a%20b', 404, 'NotFound', undefined],
  ['/assets/none', 404, 'NotFound', expect.objectContaining({ type: 'Asset' })],
  ['/content_types/none', 404, 'NotFound', expect.objectContaining({ type: 'ContentType' })],
])('%s', async (path, status, id, details) => {
  const answer = await ask(sandbox, path)
  expect(answer.status).toBe(status)
  expect(answer.body.sys).toEqual({ type: 'Error', id })
  expect(answer.body.details).toEqual(details)
  expect(answer.body).toHaveProperty('requestId', answer.headers.get('x-contentful-request-id'))
})

test('messages are the real ones (SANDBOX-2)', async () => {
  const messageOf = async (path: string) => (await ask(sandbox, path)).body.message
  expect(await messageOf('/entries/nyan?locale=xx')).toBe('Unknown locale: xx')
  expect(await messageOf('/entries/a%20b')).toBe('Invalid resource id')
  expect(await messageOf('/entries?fields.name=x')).toMatch(/^A Content Type ID is required\. /)
})

test('a sync token stands alone', async () => {
  const first = await ask(sandbox, '/sync?initial=1')
  expect(first.status).toBe(200)
  const next = first.body.nextSyncUrl ?? ''
  expect((await ask(sandbox, next)).status).toBe(200)
  expect((await ask(sandbox, `${next}&access_token=${DELIVERY_TOKEN}`)).status).toBe(200)
  const mixed = await ask(sandbox, `${next}&type=Entry`)
  expect(mixed.status).toBe(400)
  expect(mixed.body.message).toBe(
    'When passing a sync token you can not pass any other parameters. If you want to sync only a specific type or content_type start a new sync with "initial".',
  )
})

test('other spaces and environments do not exist', async () => {
  const { delivery } = sandbox.urls
  const space = await ask(sandbox, `${delivery}/spaces/none/entries`)
  expect(space.status).toBe(404)
  const environment = await ask(sandbox, `${delivery}/spaces/zoo/environments/dev/entries`)
  expect(environment.body.details).toEqual({ type: 'Environment', id: 'dev', space: 'zoo' })
  expect((await ask(sandbox, `${delivery}/spaces/sandbox/entries`)).status).toBe(200)
})

test('each API takes its own token only', async () => {
  const status = async (service: 'delivery' | 'preview', token: string) =>
    (await fetch(`${sandbox.urls[service]}/spaces/zoo/entries?access_token=${token}`)).status
  expect(await status('delivery', DELIVERY_TOKEN)).toBe(200)
  expect(await status('preview', PREVIEW_TOKEN)).toBe(200)
  expect(await status('delivery', PREVIEW_TOKEN)).toBe(401)
  expect(await status('preview', DELIVERY_TOKEN)).toBe(401)
})
