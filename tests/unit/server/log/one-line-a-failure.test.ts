import { ContentError } from '@/server/content/service/errors'

const REQUEST = {
  path: '/pt-br/x%0a/?secret=s3cret',
  method: 'GET',
  headers: { 'x-request-id': 'request-1' },
}
const CONTEXT = { routePath: '/pt-br/[...slug]', routerKind: 'Pages Router', routeType: 'render' } as const

/** A production server's log, into which everything printed goes. */
const startLog = async () => {
  jest.resetModules()
  jest.useFakeTimers()
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'info' })
  let written = ''
  const out = {
    write: (line: string) => {
      written += line
    },
  }
  const pino = jest.requireActual('pino')
  jest.doMock('pino', () => ({
    __esModule: true,
    default: Object.assign((options: object) => pino(options, out), pino),
  }))
  const { logConsole } = await import('@/server/log/console-lines')
  const { logRequestError } = await import('@/server/http/request-error')
  const { logger } = await import('@/server/log/logger')
  logConsole()
  const lines = (): Record<string, unknown>[] =>
    written
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return { lines, logger, logRequestError, raw: () => written }
}

const METHODS = ['log', 'info', 'debug', 'warn', 'error'] as const
const before = METHODS.map((method) => console[method])
afterEach(() => {
  for (const [index, method] of METHODS.entries()) Reflect.set(console, method, before[index])
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('what is printed becomes one line of JSON, so that no address can forge one', async () => {
  const { lines, raw } = await startLog()
  console.warn('\u001b[33m⚠\u001b[0m', 'Failed for', '/pt-br/a\n{"level":"fatal","msg":"forged"}\u0000')
  expect(lines()).toEqual([
    expect.objectContaining({ level: 'warn', msg: expect.stringMatching(/^next: Failed for \/pt-br\/a/) }),
  ])
  expect(raw()).not.toContain('\u0000')
})

test('a page that fails is one line, however often Next prints the error: path, request and reason, no token', async () => {
  const { lines, raw, logRequestError } = await startLog()
  const cause = new Error('{\n  "headers": { "Authorization": "Bearer ...token" }\n}')
  const error = new ContentError('unavailable', 'no answer', { status: 500 }, { cause })
  console.error(' ⨯', error)
  void logRequestError(error, REQUEST, { ...CONTEXT, revalidateReason: 'stale' })
  console.error(error)
  jest.runAllTimers()
  expect(lines()).toEqual([
    expect.objectContaining({
      level: 'error',
      requestId: 'request-1',
      path: '/pt-br/x%0a/',
      err: expect.objectContaining({ code: 'unavailable', meta: { status: 500 } }),
    }),
  ])
  expect(raw()).not.toMatch(/Bearer|s3cret/)
})

test('an error that belongs to no request is logged once, by itself', async () => {
  const { lines } = await startLog()
  const error = new Error('broken')
  console.error('uncaughtException: ', error)
  console.error(error)
  jest.runAllTimers()
  console.error(error)
  jest.runAllTimers()
  expect(lines()).toEqual([expect.objectContaining({ msg: 'next: uncaughtException:' })])
})

test('no line is longer than collectors take', async () => {
  const { lines, logger } = await startLog()
  const paths = Array.from({ length: 500 }, (_, index) => `/pt-br/pagina-${index}/`)
  logger.info({ paths }, paths.join(', '))
  console.warn('x'.repeat(100_000))
  expect(lines()[0]?.paths).toHaveLength(21)
  for (const line of lines()) expect(JSON.stringify(line).length).toBeLessThan(4000)
})

test('a body that is refused (400, 413) writes no line, and a fault of the site one', async () => {
  const { lines, logRequestError } = await startLog()
  for (const statusCode of [400, 413])
    void logRequestError(Object.assign(new Error('Body exceeded 2kb limit'), { statusCode }), REQUEST, {
      ...CONTEXT,
      revalidateReason: undefined,
    })
  expect(lines()).toEqual([])
  void logRequestError(Object.assign(new Error('failed'), { statusCode: 500 }), REQUEST, {
    ...CONTEXT,
    revalidateReason: undefined,
  })
  expect(lines()).toHaveLength(1)
})
