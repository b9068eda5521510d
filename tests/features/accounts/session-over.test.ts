import type { GetServerSidePropsContext, NextApiRequest, NextApiResponse } from 'next'
import exportHandler from '@/pages/api/account/export'
import { withDatabase } from '@/server/database/database'
import { MOST_SAVED, saveProduct } from '@/server/features/accounts/handle-saved-products'
import { readLogin } from '@/server/features/accounts/session'
import { readOverview } from '@/server/features/accounts/users'
import { linkPageProps } from '@/server/page-props/link-page'
import { submittedPageProps } from '@/server/page-props/submitted-page'
import {
  accountOf,
  cookieOf,
  logIn,
  makeAccount,
  PERSON,
  request,
  send,
  startAfresh,
} from '../support/accounts'
import { databaseForSuite } from '../support/database'
import { invalid } from '../support/sending'
import { storeReview } from '../support/stored-review'
import { emptyTables, rowsOf } from '../support/tables'

/** What is sent after the session ended changes nothing and says so (ACCOUNT-12); what was to be saved is saved (ACCOUNT-9). */

jest.mock('@/server/content/paths', () => jest.requireActual('../support/no-content').everyPlace())
jest.mock('node:crypto', () => jest.requireActual('../support/cheap-crypto').cheapCrypto())
jest.mock('@/server/mail/transport', () => jest.requireActual('../support/mailbox').transport)
jest.mock('@/server/page-props/page-props-of', () => ({
  pagePropsOf: async (page: object) => ({ page, mwLabels: {} }),
}))
/** The account's page is no editor's page. */
jest.mock('@/server/page-props/resolve-page', () => ({
  resolvePage: async (slug: string) => (slug === 'conta' ? null : { type: 'content', meta: { title: slug } }),
}))
jest.mock('@/server/content/pages', () => ({
  contentPages: () => ({
    source: () => null,
    withPriority: (_: string, run: () => unknown) => run(),
    products: async () => Array.from({ length: 150 }, (_, index) => ({ slug: `produtos/p${index}` })),
  }),
}))

databaseForSuite()
beforeEach(async () => {
  await startAfresh()
  await makeAccount()
})

const FORMS: [string, Record<string, unknown>][] = [
  ['delete-account', { password: PERSON.password, sure: 'sim' }],
  [
    'change-password',
    { currentPassword: PERSON.password, password: 'folha verde 9', confirmPassword: 'folha verde 9' },
  ],
  ['end-session', { session: 'abc' }],
  ['end-other-sessions', {}],
  ['withdraw-review', { review: 'abc' }],
  ['unsave-product', { product: 'produtos/p1' }],
]

const savedOf = async (cookie: string) => {
  const { session } = await readLogin(cookie)
  return (session && (await readOverview(session)))?.saved ?? []
}

/** All that the forms of an account could change. */
const stored = async () => ({
  account: await accountOf(PERSON.email),
  sessions: await rowsOf('account_session'),
  saved: await rowsOf('saved_product'),
  reviews: await rowsOf('review'),
})

test.each(FORMS)('%s without a session changes nothing and says so (ACCOUNT-12)', async (form, values) => {
  await emptyTables('review')
  await logIn()
  const review = await storeReview(PERSON.email, 'approved', 'inalador')
  await saveProduct((await accountOf(PERSON.email))?.id ?? '', 'produtos/p1')
  const before = await stored()
  const [login] = before.sessions
  const own: Record<string, unknown> = { review, session: login?.id }
  const sent = Object.fromEntries(Object.keys(values).map((name) => [name, own[name] ?? values[name]]))
  expect(await send(form, sent, { isScripted: true })).toMatchObject({
    httpStatus: 422,
    outcome: invalid(null, 'sessionOver'),
  })
  expect(await stored()).toEqual(before)
  expect(await logIn()).not.toBe('')
})

test('without scripts a button of the account’s page leads to the login that says so, and a form’s own page says it itself', async () => {
  const submit = async (form: string, page: string, values: Record<string, unknown>) => {
    const res = { statusCode: 200, setHeader: () => undefined }
    const context = { req: await request(values), res, params: { slug: [form, page] } }
    const result = await submittedPageProps(context as unknown as GetServerSidePropsContext)
    return { status: res.statusCode, result }
  }
  expect((await submit('end-session', 'conta', { session: 'abc' })).result).toEqual({
    redirect: { destination: '/pt-br/link/entrar/?volta=conta', statusCode: 303 },
  })
  const [form, values] = FORMS[0] ?? ['delete-account', {}]
  expect(await submit(form, 'apagar-conta', values)).toMatchObject({
    status: 422,
    result: { props: { formPage: { submitted: { problems: [{ code: 'sessionOver' }] } } } },
  })
})

test.each([
  ['volta=apagar-conta', { next: 'apagar-conta', product: '' }],
  ['volta=https://mal.exemplo/', { next: '', product: '' }],
  ['volta=//mal.exemplo&volta=conta', { next: '', product: '' }],
  ['produto=produtos/p1', { next: '', product: 'produtos/p1' }],
  ['produto=../../fora', { next: '', product: '' }],
])(
  'the login’s page reads own places and slugs alone from its address: %s (ACCOUNT-12)',
  async (search, login) => {
    const query: Record<string, unknown> = {}
    for (const [name, value] of new URLSearchParams(search))
      query[name] = name in query ? [query[name], value].flat() : value
    const res = { setHeader: () => undefined }
    const context = { res, query, params: { slug: ['entrar'] } } as unknown as GetServerSidePropsContext
    expect(await linkPageProps(context)).toMatchObject({ props: { formPage: { token: null, login } } })
  },
)

test('a review begins with the product of its address and the address of whoever is logged in (REVIEW-2)', async () => {
  const begin = async (cookie: string | undefined) => {
    const exchange = { req: { headers: { cookie } }, res: { setHeader: () => undefined } }
    const context = { ...exchange, query: { produto: 'inalador' }, params: { slug: ['write-review'] } }
    return linkPageProps(context as unknown as GetServerSidePropsContext)
  }
  expect(await begin(undefined)).toMatchObject({
    props: { formPage: { review: { product: 'inalador', email: '' } } },
  })
  expect(await begin(await logIn())).toMatchObject({
    props: { formPage: { review: { email: PERSON.email } } },
  })
})

test.each([
  ['', '/pt-br/conta/'],
  ['dados', '/pt-br/conta/#dados'],
  ['trocar-senha', '/pt-br/changePassword/'],
  ['apagar-conta', '/pt-br/deleteAccount/'],
])('a login leads back to where the visitor was: %s (ACCOUNT-12)', async (next, path) => {
  const { email, password } = PERSON
  expect((await send('login', { email, password, next })).outcome).toMatchObject({ next: path })
  expect(await send('login', { email, password, next: '//mal.exemplo' })).toMatchObject({ httpStatus: 422 })
})

test('what somebody wanted to save before the login is saved by it (ACCOUNT-9)', async () => {
  const { email, password } = PERSON
  const answer = await send('login', { email, password, product: 'produtos/p7' })
  expect(answer.outcome).toMatchObject({ next: '/pt-br/conta/?feito=saved&item=produtos%2Fp7#feito' })
  expect(await savedOf(cookieOf(answer))).toEqual(['produtos/p7'])
  const other = await send('login', { email, password, product: 'produtos/fora' })
  expect(other.outcome).toMatchObject({ next: '/pt-br/conta/' })
  expect(await savedOf(cookieOf(other))).toEqual(['produtos/p7'])
})

test('an account saves products of the site alone, and as many as its bound, also when all are sent at once (ACCOUNT-9)', async () => {
  const cookie = await logIn()
  const save = (product: string) => send('save-product', { product }, { cookie })
  expect((await save('produtos/fora')).outcome).toEqual(invalid('product', 'patternMismatch'))
  const user = (await accountOf(PERSON.email))?.id ?? ''
  const first = Array.from({ length: MOST_SAVED - 5 }, (_, index) => ({
    user_id: user,
    product: `produtos/p${index}`,
  }))
  await withDatabase((db) => db.insertInto('saved_product').values(first).execute())
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, index) => saveProduct(user, `produtos/p${110 + index}`)),
  )
  expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(5)
  expect(await savedOf(cookie)).toHaveLength(MOST_SAVED)
  expect((await save('produtos/p149')).outcome).toMatchObject({ problems: [{ code: 'tooManySaved' }] })
  // One that is saved already is no further one.
  expect((await save('produtos/p1')).httpStatus).toBe(303)
})

test('the download of one’s data leads to the login and back (ACCOUNT-8)', async () => {
  const redirected: unknown[] = []
  const response = {
    setHeader: () => undefined,
    redirect: (...to: unknown[]) => void redirected.push(...to),
  } as unknown as NextApiResponse
  await exportHandler({ method: 'GET', headers: {}, query: {} } as unknown as NextApiRequest, response)
  expect(redirected).toEqual([303, '/pt-br/link/entrar/?volta=dados'])
})
