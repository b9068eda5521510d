import { serve } from '@tests/factories/server'
import type { ServiceHealth } from '@/server/start/service-health'

const HOME = {
  sys: {
    id: 'home',
    type: 'Entry',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'homePage' } },
  },
  fields: {},
}
const ENTRIES = JSON.stringify({ sys: { type: 'Array' }, total: 1, skip: 0, limit: 1, items: [HOME] })
const REFUSAL = JSON.stringify({ sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: 'invalid' })
const DOCUMENT = JSON.stringify({ BR: { pt: { privacyLink: 'https://exemplo.com.br/privacidade' } } })

const PREVIEW_TOKEN = 'preview-token'
let document: { status: number; body: string }
const asked: string[] = []

beforeAll(async () => {
  const { host, origin } = await serve(({ url = '', headers }, response) => {
    asked.push(url)
    // A kept connection may close between two tests of a busy machine.
    response.setHeader('Connection', 'close')
    if (url.startsWith('/privacy')) return response.writeHead(document.status).end(document.body)
    const isRefused = String(headers.authorization) === 'Bearer wrong'
    response.writeHead(isRefused ? 401 : 200, { 'Content-Type': 'application/json' })
    return response.end(isRefused ? REFUSAL : ENTRIES)
  })
  Object.assign(process.env, {
    CONTENTFUL_SPACE_ID: 'space',
    CONTENTFUL_DELIVERY_TOKEN: 'token',
    CONTENTFUL_DELIVERY_HOST: host,
    CONTENTFUL_PREVIEW_HOST: host,
    CONTENTFUL_INSECURE: 'true',
    PRIVACY_DOCUMENT_URL: `${origin}/privacy.json`,
  })
})

/** A process that has not asked before. */
const fresh = async () => {
  jest.resetModules()
  return import('@/server/start/checks')
}

const contentful = async (token: string): Promise<ServiceHealth> => {
  Object.assign(process.env, { CONTENTFUL_PREVIEW_TOKEN: token })
  return (await fresh()).checkContentful()
}

test('a preview token that is refused is named, though pages are served; a right one and none are no fault', async () => {
  expect(await contentful('wrong')).toEqual({
    status: 'down',
    reason: expect.stringMatching(/^drafts cannot be read \(.+\): check CONTENTFUL_PREVIEW_TOKEN/),
  })
  expect(await contentful(PREVIEW_TOKEN)).toEqual({ status: 'up' })
  expect(await contentful('')).toEqual({ status: 'up' })
})

test.each([
  ['is missing', { status: 404, body: '' }, /404/],
  ['is a page', { status: 200, body: '<!doctype html>' }, /./],
  ['has no link for the site', { status: 200, body: '{}' }, /holds no privacy link/],
])('a privacy document that %s is named with its variable (STORE-6)', async (_, says, reason) => {
  document = says
  const health = await (await fresh()).checkPrivacyDocument()
  expect(health).toEqual({ status: 'down', reason: expect.stringMatching(reason) })
  expect(health).toMatchObject({ reason: expect.stringContaining('check PRIVACY_DOCUMENT_URL') })
})

test('a good privacy document is up, and asked for once an hour', async () => {
  document = { status: 200, body: DOCUMENT }
  const { checkPrivacyDocument } = await fresh()
  asked.length = 0
  for (const _time of [1, 2, 3]) expect(await checkPrivacyDocument()).toEqual({ status: 'up' })
  expect(asked.filter((url) => url.startsWith('/privacy'))).toHaveLength(1)
})
