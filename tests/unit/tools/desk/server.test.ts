import { type IncomingHttpHeaders, request } from 'node:http'
import { listenOnLoopback } from '@sandbox/server/listen'
import { createSandbox, type Sandbox } from '@sandbox/server/sandbox'
import { modelTypes } from '@sandbox/space/loading/content-types'
import { openReleases, type Releases } from '../../../../tools/desk/server/releases'
import { sandboxClient } from '../../../../tools/desk/server/sandbox'
import { deskServer } from '../../../../tools/desk/server/server'

const HOST = '127.0.0.1:3700'
const SITE = 'http://localhost:3000'
let sandbox: Sandbox
let releases: Releases
let desk: ReturnType<typeof deskServer>
let port: number

const locale = { name: 'Português', code: 'pt-BR', default: true, fallbackCode: null }
const notice = {
  sys: {
    id: 'aviso',
    type: 'Entry' as const,
    version: 1,
    contentType: { sys: { type: 'Link' as const, linkType: 'ContentType' as const, id: 'notice' } },
  },
  fields: { name: { 'pt-BR': 'Aviso de teste' } },
}

beforeEach(async () => {
  const space = { contentTypes: modelTypes, locales: [locale], entries: [notice], assets: [] }
  sandbox = await createSandbox({ space, portBase: 0 })
  const client = sandboxClient(`${sandbox.urls.control}/`)
  releases = await openReleases(`/tmp/does-not-exist/${process.pid}.json`, async () => null)
  desk = deskServer({
    sandbox: client,
    neighbors: { site: SITE, images: sandbox.urls.delivery },
    previewSecret: 'secret of previews',
    files: new Map(),
    releases,
  })
  port = await listenOnLoopback(desk, 0)
})
afterEach(async () => {
  releases.stop()
  await desk.close()
  await sandbox.close()
})

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asks for.
  json: () => any
}

/** `fetch` would not send another host's name. */
const ask = (method: string, path: string, sent?: object, headers: Record<string, string> = {}) =>
  new Promise<Reply>((resolve, reject) => {
    const json = sent && { 'Content-Type': 'application/json' }
    const options = { method, path, port, host: '127.0.0.1', headers: { host: HOST, ...json, ...headers } }
    const outgoing = request(options, async (response) => {
      let body = ''
      for await (const part of response) body += String(part)
      const { statusCode: status = 0 } = response
      resolve({ status, headers: response.headers, body, json: () => JSON.parse(body) })
    })
    outgoing.once('error', reject)
    outgoing.end(sent && JSON.stringify(sent))
  })

test.each([
  ['a foreign name', { host: 'evil.example' }],
  ['a foreign name with the port', { host: 'evil.example:3700' }],
  ['a page of another site', { origin: 'https://evil.example' }],
  ['the framed site', { origin: SITE }],
  ['another port of this machine', { origin: 'http://127.0.0.1:3000' }],
  ['a page without an origin', { origin: 'null' }],
  ['a frame in another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
])('nothing is done for %s (SANDBOX-6)', async (_who, headers) => {
  for (const [method, url] of [
    ['GET', '/'],
    ['GET', '/api/overview'],
    ['POST', '/api/entries/aviso/order'],
  ] as const)
    expect(
      (await ask(method, url, method === 'POST' ? { order: 'delete' } : undefined, headers)).status,
    ).toBe(403)
  expect((await ask('GET', '/api/entries/aviso')).status).toBe(200)
})

test("the desk's own pages are served, under a policy that lets in its own parts and the site's frame alone", async () => {
  const reply = await ask('GET', '/entradas/aviso', undefined, { origin: `http://${HOST}` })
  expect(reply.status).toBe(200)
  const policy = String(reply.headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain(`frame-src 'self' ${SITE}`)
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(reply.body).not.toContain('secret of previews')
})

test('what Contentful refuses to publish is refused with its field, in Portuguese', async () => {
  const refused = await ask('POST', '/api/entries/aviso/order', { order: 'publish' })
  expect(refused.status).toBe(422)
  expect(refused.json().refusals).toEqual([{ field: 'text', text: 'O campo é obrigatório e está vazio.' }])
  const { version } = (await ask('GET', '/api/entries/aviso')).json()
  const saved = await ask('PUT', '/api/entries/aviso', { version, fields: { text: 'Leia a bula.' } })
  expect(saved.json()).toMatchObject({ row: { state: 'draft' }, fields: { text: 'Leia a bula.' } })
  const published = await ask('POST', '/api/entries/aviso/order', { order: 'publish' })
  expect(published.json().entry.row.state).toBe('published')
  const kept = await ask('POST', '/api/entries/aviso/order', { order: 'delete' })
  expect(kept.json().refusals[0].text).toContain('despublique')
})

test('a save on top of one that was not seen is refused, and nothing of either is lost (SANDBOX-6)', async () => {
  const { version } = (await ask('GET', '/api/entries/aviso')).json()
  await ask('PUT', '/api/entries/aviso', { version, fields: { title: 'Da primeira pessoa' } })
  const late = await ask('PUT', '/api/entries/aviso', { version, fields: { title: 'Da segunda pessoa' } })
  expect(late.status).toBe(409)
  expect((await ask('GET', '/api/entries/aviso')).json().fields.title).toBe('Da primeira pessoa')
})

test('an entry that was published and saved since is changed; a new one begins with its defaults', async () => {
  const { version } = (await ask('GET', '/api/entries/aviso')).json()
  await ask('PUT', '/api/entries/aviso', { version, fields: { text: 'Um' } })
  const { entry } = (await ask('POST', '/api/entries/aviso/order', { order: 'publish' })).json()
  const saved = await ask('PUT', '/api/entries/aviso', { version: entry.version, fields: { text: 'Dois' } })
  expect(saved.json().row.state).toBe('changed')
  const made = await ask('POST', '/api/entries', { type: 'notice' })
  expect(made.json()).toMatchObject({ row: { type: 'notice', state: 'draft' } })
  expect((await ask('POST', '/api/entries', { type: 'no such type' })).status).toBe(422)
})
