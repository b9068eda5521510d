import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { GetServerSideProps } from 'next'
import { makeSecurityFile, textFileProps } from '@/server/page-props/text-file'
import { setEnvironment } from '../content/support/environment'

jest.mock('@/shared/utils/sleep', () => ({ sleep: () => Promise.resolve() }))
beforeEach(() => setEnvironment('127.0.0.1:1', { SECURITY_CONTACT: 'mailto:seguranca@exemplo.com.br' }))

const ask = async (props: GetServerSideProps, method = 'GET') => {
  const req = Object.assign(new IncomingMessage(new Socket()), { method, cookies: {} })
  const res = new ServerResponse(req)
  let body = ''
  jest.spyOn(res, 'end').mockImplementation((text?: unknown) => {
    body = String(text ?? '')
    return res
  })
  const answer = await props({ req, res, query: {}, resolvedUrl: '/', params: {} })
  return { answer, body, status: res.statusCode }
}

const fileOf = (body: string) => ({ body, contentType: 'text/plain' })

test('while what it is made from fails or hangs, a file is as it was made last, and new again afterward (FAULT-5)', async () => {
  let make: () => Promise<ReturnType<typeof fileOf>> = async () => fileOf('um')
  const props = textFileProps(() => make())
  expect((await ask(props)).body).toBe('um')
  make = () => Promise.reject(new Error('away'))
  expect((await ask(props)).body).toBe('um')
  make = () => new Promise(() => undefined)
  expect((await ask(props)).body).toBe('um')
  make = async () => fileOf('dois')
  await ask(props)
  expect((await ask(props)).body).toBe('dois')
})

test('a file that was never made fails with its maker', async () => {
  await expect(ask(textFileProps(() => Promise.reject(new Error('away'))))).rejects.toThrow('away')
})

test('a file can only be read, and one that is not configured is not found', async () => {
  const props = textFileProps(async () => null)
  expect((await ask(props, 'POST')).status).toBe(405)
  expect((await ask(props)).answer).toEqual({ notFound: true })
})

test('security.txt names whom to tell, in which languages, and until when, less than a year ahead (SAFE-7)', async () => {
  const file = await makeSecurityFile(new Date('2026-11-22T10:00:00Z'))
  expect(file?.body.split('\n')).toEqual([
    'Contact: mailto:seguranca@exemplo.com.br',
    'Expires: 2027-05-01T00:00:00.000Z',
    'Preferred-Languages: pt-BR, en',
    'Canonical: https://www.exemplo.com.br/.well-known/security.txt',
    '',
  ])
})

test.each([
  ['', ['Allow: /', 'Disallow: /api/']],
  ['true', ['Disallow: /']],
])(
  'robots.txt allows all but the API, and nothing on a site that shows drafts: "%s" (ROUTE-9)',
  async (drafts, rules) => {
    await jest.isolateModulesAsync(async () => {
      setEnvironment('127.0.0.1:1', { CONTENTFUL_USE_PREVIEW: drafts })
      const { makeRobotsFile } = await import('@/server/page-props/text-file')
      const { body } = await makeRobotsFile()
      expect(body.split('\n').filter((line) => /allow:/i.test(line))).toEqual(rules)
    })
  },
)
