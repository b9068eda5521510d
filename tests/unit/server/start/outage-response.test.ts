import { serve } from '@tests/factories/server'
import { ContentError, type ContentErrorCode } from '@/server/content/service/errors'
import { guardEveryRequest } from '@/server/start/every-request'
import { respondToOutage } from '@/server/start/outage-response'

type Failure = Parameters<typeof respondToOutage>

let origin = ''
let end: () => void
let failure: { error: unknown; reason: Failure[2]['revalidateReason'] }

/** As Next does: the hook is called, then the error page is written with 500. */
const respondAsNext = async (): Promise<void> => {
  await new Promise((resolve) => setImmediate(resolve))
  const context: Failure[2] = {
    routerKind: 'Pages Router',
    routePath: '/pt-br/[...slug]',
    routeType: 'render',
    revalidateReason: failure.reason,
  }
  await respondToOutage(failure.error, { path: '/', method: 'GET', headers: {} }, context)
}

beforeAll(async () => {
  end = guardEveryRequest({ SITE_URL: 'https://www.exemplo.com.br', TRUSTED_PROXIES: [] })
  const served = await serve(async ({ url }, response) => {
    await respondAsNext()
    response.statusCode = url === '/kept/' ? 200 : 500
    response.end('<h1>Algo não saiu como deveria</h1>')
  })
  origin = served.origin
})
afterAll(() => end())

const get = async (
  error: unknown,
  { path = '/novo/', reason }: { path?: string; reason?: Failure[2]['revalidateReason'] } = {},
) => {
  failure = { error, reason }
  const reply = await fetch(`${origin}${path}`)
  return { status: reply.status, retryAfter: reply.headers.get('retry-after') }
}

test.each<ContentErrorCode>([
  'timeout',
  'unavailable',
  'rateLimited',
  'unauthorized',
  'implausible',
  'invalidReply',
])('a page that cannot be rendered in an outage of the content service (%s) is 503', async (code) => {
  expect(await get(new ContentError(code, 'any'))).toEqual({ status: 503, retryAfter: '5' })
})

test.each([
  ['an entry that editors have to mend', new ContentError('invalidEntry', 'any')],
  ['an entry that is too big', new ContentError('tooBig', 'any')],
  ['a fault of the site', new TypeError('any')],
])('%s stays a 500 (FAULT-8)', async (_name, error) => {
  expect(await get(error)).toEqual({ status: 500, retryAfter: null })
})

test('a page that is shown while its renewal fails stays a 200', async () => {
  const reply = await get(new ContentError('timeout', 'any'), { path: '/kept/', reason: 'stale' })
  expect(reply).toEqual({ status: 200, retryAfter: null })
})

test('the webhook that makes pages anew keeps its own status', async () => {
  expect((await get(new ContentError('timeout', 'any'), { reason: 'on-demand' })).status).toBe(500)
})

test('of two requests at once each has its own answer', async () => {
  const [first, second] = await Promise.all([
    get(new ContentError('timeout', 'any')),
    get(new ContentError('timeout', 'any'), { path: '/kept/' }),
  ])
  expect([first.status, second.status]).toEqual([503, 200])
})
