import { redactSecrets } from '@/server/log/secrets'

const withEnv = async (env: Record<string, string>) => {
  jest.resetModules()
  const before = process.env
  process.env = { ...before, ...env }
  const { logger, reasonOf } = await import('@/server/log/logger')
  process.env = before
  return { logger, reasonOf }
}

afterEach(() => jest.restoreAllMocks())

test('while people look on, a line is its message alone', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { logger } = await withEnv({ NODE_ENV: 'test' })
  logger.warn({ code: 'timeout', entry: 'e1' }, 'content: slow')
  logger.error({ err: new Error('broken') }, 'api: request failed')
  expect(warn).toHaveBeenCalledWith('content: slow')
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/^api: request failed\nError: broken/))
})

test('lines below LOG_LEVEL are not written, and a malformed level counts as info', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => undefined)
  const quiet = await withEnv({ LOG_LEVEL: 'warn' })
  quiet.logger.info('unheard')
  const usual = await withEnv({ LOG_LEVEL: 'loud' })
  usual.logger.info('heard')
  expect(info.mock.calls).toEqual([['heard']])
})

test('in production a line is one JSON object, whose secrets are left out', async () => {
  const lines: string[] = []
  const { PassThrough } = await import('node:stream')
  const { default: pino } = await import('pino')
  const { SECRET_FIELDS } = await import('@/server/log/secrets')
  const out = new PassThrough().on('data', (line) => lines.push(String(line)))
  const logger = pino(
    { redact: { paths: SECRET_FIELDS, censor: '[redacted]' }, hooks: { streamWrite: redactSecrets } },
    out,
  )
  logger.info({ token: 'CFPAT-1', headers: { cookie: 'a=b', 'set-cookie': 'c' } }, 'asked')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    token: '[redacted]',
    headers: { cookie: '[redacted]', 'set-cookie': '[redacted]' },
    msg: 'asked',
  })
})

test.each([
  ['Authorization: Bearer abcdefghijkl', 'Authorization: Bearer [redacted]'],
  ['GET /api/preview/?secret=s3cret&slug=x', 'GET /api/preview/?secret=[redacted]&slug=x'],
  ['https://cdn/x?access_token=abc"', 'https://cdn/x?access_token=[redacted]"'],
  ['redis://user:pass@redis:6379', 'redis://user:[redacted]@redis:6379'],
  ['content: entry e1 field slug', 'content: entry e1 field slug'],
])('%s', (line, written) => {
  expect(redactSecrets(line)).toBe(written)
})

test.each([
  ['Key (email)=(ana.lima+1@exemplo.com.br) exists', 'Key (email)=([e-mail]) exists'],
  ['/pt-br/conta/?email=ana%40exemplo.com.br&x=1', '/pt-br/conta/?email=[e-mail]&x=1'],
  ['node_modules/@next/env, kysely@0.28.18', 'node_modules/@next/env, kysely@0.28.18'],
  ['íris@exemplo.com.br', '[e-mail]'],
])('no line names the address of a person: %s', (text, written) => {
  expect(redactSecrets(text)).toBe(written)
})

test.each([
  '\nana@exemplo.com.br',
  '\u001bana@exemplo.com.br',
  '\\ana@exemplo.com.br',
  '"ana@exemplo.com.br"',
])('a line without addresses is still JSON (%j)', (msg) => {
  const line = redactSecrets(JSON.stringify({ msg }))
  expect(line).not.toContain('exemplo')
  expect(() => JSON.parse(line)).not.toThrow()
})

test('a long line is looked through at once', () => {
  const line = `${'a'.repeat(50_000)}@${'b.'.repeat(20_000)}`
  expect(redactSecrets(line)).toHaveLength(line.length)
})
