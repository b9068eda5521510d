import type { GetServerSidePropsContext, NextApiRequest, NextApiResponse } from 'next'
import exportHandler from '@/pages/api/account/export'
import { database } from '@/server/database/database'
import { logger } from '@/server/log/logger'
import { accountPageProps } from '@/server/page-props/account-page'
import { goodContact } from '../../factories/contact-submission'
import { logIn, makeAccount, PERSON, send, startAfresh } from '../support/accounts'
import { databaseForSuite } from '../support/database'
import { type FrontOf, frontOf } from '../support/front-of'

/** While the database is away, whoever is logged in is told so, as everybody else (behavior ACCOUNT-8, FORM-4). */

jest.mock('@/server/content/paths', () => jest.requireActual('../support/no-content').everyPlace())
jest.mock('node:crypto', () => jest.requireActual('../support/cheap-crypto').cheapCrypto())
jest.mock('@/server/mail/transport', () => jest.requireActual('../support/mailbox').transport)
jest.mock('@/server/page-props/page-props-of', () => ({ pagePropsOf: async () => ({}) }))
jest.mock('@/server/content/pages', () => ({
  contentPages: () => ({ source: () => null, products: async () => [{ slug: 'produtos/pomada' }] }),
}))

const suite = databaseForSuite()
let front: FrontOf
let cookie = ''

beforeAll(async () => {
  front = await frontOf(suite.current().url)
  process.env.DATABASE_URL = front.url
  await startAfresh()
  await makeAccount()
  cookie = await logIn()
})
afterAll(() => front.close())

const FORMS: [string, Record<string, unknown>][] = [
  ['contact', goodContact],
  ['logout', {}],
  ['end-other-sessions', {}],
  ['save-product', { product: 'produtos/pomada' }],
  [
    'change-password',
    { currentPassword: PERSON.password, password: 'folha verde 9', confirmPassword: 'folha verde 9' },
  ],
  ['delete-account', { password: PERSON.password, sure: 'sim' }],
  ['login', { email: PERSON.email, password: PERSON.password }],
]

const page = async () => {
  const res = { statusCode: 200, setHeader: () => undefined }
  const context = { req: { headers: { cookie } }, res, query: {} } as unknown as GetServerSidePropsContext
  return { result: await accountPageProps(context), status: res.statusCode }
}

const download = async () => {
  const redirected: unknown[] = []
  const response = {
    setHeader: () => undefined,
    redirect: (...to: unknown[]) => void redirected.push(...to),
  } as unknown as NextApiResponse
  const request = { method: 'GET', headers: { cookie }, query: {} } as unknown as NextApiRequest
  await exportHandler(request, response)
  return redirected
}

const expectUnavailable = async () => {
  const failures = jest.spyOn(logger, 'error').mockImplementation(() => undefined)
  const statuses = await Promise.all(
    FORMS.map(async ([form, values]) => [form, (await send(form, values, { cookie })).httpStatus]),
  )
  expect(statuses).toEqual(FORMS.map(([form]) => [form, 503]))
  expect(await page()).toMatchObject({ status: 503, result: { props: { account: null } } })
  expect(await download()).toEqual([303, '/pt-br/conta/'])
  // An outage is one line for each of its codes, and never one with a stack trace for each request.
  for (const [fields, text] of failures.mock.calls) {
    expect(String(text)).toMatch(/^database: (?:away|too slow)/)
    expect(fields).not.toHaveProperty('err')
  }
  failures.mockRestore()
}

test('a database that refuses is away for whoever is logged in, and nobody is logged out by it', async () => {
  front.refuse()
  await expectUnavailable()
  front.serve()
  expect((await page()).status).toBe(200)
})

test('so is one that hangs', async () => {
  front.hang()
  await expectUnavailable()
  front.serve()
  // The connections that hung are cut: the first question may still meet one of them.
  await page()
  expect((await page()).status).toBe(200)
})

test('so is one whose connections are all taken', async () => {
  let leave = () => {}
  const left = new Promise<void>((resolve) => {
    leave = resolve
  })
  const taken = Array.from({ length: 5 }, () =>
    database()
      .connection()
      .execute(() => left),
  )
  await expectUnavailable()
  leave()
  await Promise.all(taken)
  expect((await page()).status).toBe(200)
})
