import { serve } from '@tests/factories/server'
import { managementApi } from '../../../../tools/scripts/lib/contentful-management'
import { SetupError } from '../../../../tools/scripts/lib/site-env'

let reply = { status: 200, body: '' }
let api: ReturnType<typeof managementApi>

beforeAll(async () => {
  const { origin } = await serve((_, response) => response.writeHead(reply.status).end(reply.body))
  api = managementApi(origin, 'space', 'token')
})

// A `SetupError` is printed as its message alone; any other error with its stack.
test.each([
  [
    'of another shape',
    200,
    JSON.stringify({ items: [{ name: 'one' }] }),
    /webhooks is not as expected: .*url/s,
  ],
  ['that is no JSON', 200, '<html>', /webhooks is not as expected/],
  ['that refuses', 403, '{}', /answered 403 to GET webhook_definitions/],
])('a reply %s is told in one sentence, without a stack', async (_name, status, body, message) => {
  reply = { status, body }
  const error: unknown = await api.listWebhooks().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(SetupError)
  expect(String(error)).toMatch(message)
})

test('a service that cannot be reached is told in one sentence, too', async () => {
  const unreachable = managementApi('http://127.0.0.1:1', 'space', 'token')
  await expect(unreachable.listWebhooks()).rejects.toThrow(/cannot be reached at http:\/\/127\.0\.0\.1:1/)
  await expect(unreachable.listWebhooks()).rejects.toBeInstanceOf(SetupError)
})

test('what is as expected is read, with what Contentful leaves out', async () => {
  const webhook = { name: 'one', url: 'https://a.example', topics: [], sys: { id: 'a', version: 2 } }
  reply = { status: 200, body: JSON.stringify({ items: [webhook] }) }
  expect(await api.listWebhooks()).toEqual([{ ...webhook, active: true, filters: [], headers: [] }])
})
