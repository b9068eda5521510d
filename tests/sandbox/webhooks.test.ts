import type { IncomingHttpHeaders } from 'node:http'
import { verifyRequest } from '@contentful/node-apps-toolkit'
import { createSandbox, type Sandbox } from '@sandbox/server/sandbox'
import { bodyOf, serve } from '@tests/factories/server'
import { ask, control, zoo } from './fixture'

const SECRET = 'z'.repeat(64)
const PATH = '/api/webhooks/contentful'
const RENEWED = { revalidated: ['/cats/'], took: { '/cats/': 12 }, skipped: [] }

interface Call {
  headers: IncomingHttpHeaders
  body: string
}

let sandbox: Sandbox
let calls: Call[] = []
let answers: number[] = []
/** Fulfilled with the calls so far when there are as many as awaited. */
let awaited = { count: 0, resolve: (_calls: Call[]) => {} }

const received = (count: number): Promise<Call[]> =>
  new Promise((resolve) => {
    awaited = { count, resolve }
    if (calls.length >= count) resolve(calls)
  })
const topicsOf = (all: Call[]) => all.map(({ headers }) => headers['x-contentful-topic'])

beforeAll(async () => {
  const site = await serve(async (request, response) => {
    const body = (await bodyOf(request)).toString()
    calls.push({ headers: request.headers, body })
    response.writeHead(answers.shift() ?? 200).end(JSON.stringify(RENEWED))
    if (calls.length >= awaited.count) awaited.resolve(calls)
  })
  const webhooks = { url: `${site.origin}${PATH}`, secret: SECRET, retryAfter: 1 }
  sandbox = await createSandbox({ space: zoo(), portBase: 0, webhooks })
})
beforeEach(async () => {
  await control(sandbox, 'webhooks', { isOn: false })
  await control(sandbox, 'space/reset')
  await control(sandbox, 'webhooks', { isOn: true })
  calls = []
  answers = []
})
afterAll(() => sandbox.close())

test("a publishing is told in Contentful's words, signed so that its own toolkit agrees", async () => {
  const changed = await control(sandbox, 'entries/kitten', { fields: { name: { 'en-US': 'Tom' } } })
  const { revision } = await changed.json()
  const [call] = await received(1)
  expect(call?.headers).toMatchObject({
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-topic': 'ContentManagement.Entry.publish',
    'x-contentful-webhook-name': 'Sandbox',
    'x-contentful-crn': 'crn:contentful:::content:spaces/sandbox/environments/master/entries/kitten',
    'x-contentful-idempotency-key': expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    sys: {
      id: 'kitten',
      type: 'Entry',
      revision,
      contentType: { sys: { id: 'cat' } },
      // The one by which the site asks, so that it knows its own events from those of other spaces.
      space: { sys: { id: 'sandbox' } },
      environment: { sys: { id: 'master' } },
    },
    fields: { name: { 'en-US': 'Tom' } },
  })
  const headers = Object.fromEntries(
    Object.entries(call?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  )
  expect(verifyRequest(SECRET, { method: 'POST', path: PATH, headers, body: call?.body ?? '' })).toBe(true)
})

test('the pages that a site has made anew are noted with the call, and how long each took', async () => {
  await control(sandbox, 'desk/kitten', { order: 'publish' })
  await received(1)
  const latest = async () =>
    (await (await fetch(`${sandbox.urls.control}/control/webhooks`)).json()).calls.at(-1)
  while ((await latest()).status === null) await new Promise(setImmediate)
  const { revalidated, took } = RENEWED
  expect(await latest()).toMatchObject({
    id: 'kitten',
    status: 200,
    revalidated,
    took,
    ms: expect.any(Number),
  })
})

test('what is unpublished or deleted leaves a tombstone without fields', async () => {
  await control(sandbox, 'desk/kitten', { order: 'unpublish' })
  await received(1)
  await control(sandbox, 'desk/jake', { order: 'unpublish' })
  await control(sandbox, 'desk/jake', { order: 'delete' })
  const all = await received(3)
  expect(topicsOf(all)).toEqual([
    'ContentManagement.Entry.unpublish',
    'ContentManagement.Entry.unpublish',
    'ContentManagement.Entry.delete',
  ])
  for (const { body } of all) {
    expect(JSON.parse(body)).toMatchObject({ sys: { type: 'DeletedEntry', contentType: expect.anything() } })
    expect(JSON.parse(body)).not.toHaveProperty('fields')
  }
})

test('what is archived is unpublished first, and a draft when it comes back', async () => {
  await control(sandbox, 'desk/kitten', { order: 'archive' })
  await received(2)
  await control(sandbox, 'desk/kitten', { order: 'unarchive' })
  expect(topicsOf(await received(3))).toEqual([
    'ContentManagement.Entry.unpublish',
    'ContentManagement.Entry.archive',
    'ContentManagement.Entry.unarchive',
  ])
  expect((await ask(sandbox, '/entries/kitten')).status).toBe(404)
  expect(sandbox.store.record('Entry', 'kitten')?.latest.sys).toMatchObject({ archivedVersion: undefined })
})

test('a draft is told to nobody, and publishing it is', async () => {
  await control(sandbox, 'desk/kitten', { order: 'draft' })
  await control(sandbox, 'desk/kitten', { order: 'publish' })
  const all = await received(1)
  expect(topicsOf(all)).toEqual(['ContentManagement.Entry.publish'])
  expect(JSON.parse(all[0]?.body ?? '')).toMatchObject({
    fields: { name: { 'en-US': expect.stringMatching(/ \(rascunho\)$/) } },
  })
})

test('an asset has topics of its own', async () => {
  await control(sandbox, 'desk/leaflet', { order: 'publish' })
  expect(topicsOf(await received(1))).toEqual(['ContentManagement.Asset.publish'])
})

test('a site that fails is called again with the same key, and a new signature; one that refuses is not', async () => {
  answers = [500, 503]
  await control(sandbox, 'desk/kitten', { order: 'publish' })
  const all = await received(3)
  expect(new Set(all.map(({ headers }) => headers['x-contentful-idempotency-key'])).size).toBe(1)
  answers = [401]
  await control(sandbox, 'desk/jake', { order: 'publish' })
  await received(4)
  await control(sandbox, 'desk/garfield', { order: 'publish' })
  const ids = (await received(5)).map(({ body }) => JSON.parse(body).sys.id)
  expect(ids.slice(3)).toEqual(['jake', 'garfield'])
})

test('an unknown id or order is refused', async () => {
  expect((await control(sandbox, 'desk/nobody', { order: 'publish' })).status).toBe(404)
  expect((await control(sandbox, 'desk/kitten', { order: 'eat' })).status).toBe(400)
})
