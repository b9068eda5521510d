import { sql } from 'kysely'
import { inTransaction } from '@/server/database/database'
import { retentionLimit } from '@/server/database/personal-data'
import { readLogin } from '@/server/features/accounts/session'
import { accountRetention, accountSubject } from '@/server/features/accounts/subject'
import { readOverview } from '@/server/features/accounts/users'
import { exportPerson } from '@/server/features/privacy/privacy'
import {
  accountOf,
  cookieOf,
  logIn,
  mails,
  makeAccount,
  newLogin,
  OTHER,
  PERSON,
  send,
  startAfresh,
} from '../support/accounts'
import { databaseForSuite } from '../support/database'
import { invalid } from '../support/sending'
import { storeReview } from '../support/stored-review'
import { rowsOf, setRows } from '../support/tables'
import { tracesOf } from '../support/traces'

jest.mock('@/server/content/paths', () => jest.requireActual('../support/no-content').everyPlace())
jest.mock('node:crypto', () => jest.requireActual('../support/cheap-crypto').cheapCrypto())
jest.mock('@/server/mail/transport', () => jest.requireActual('../support/mailbox').transport)
jest.mock('@/server/content/pages', () => ({
  contentPages: () => ({
    source: () => null,
    products: async () => ['produtos/inalador', 'produtos/pomada'].map((slug) => ({ slug })),
  }),
}))

databaseForSuite()
beforeEach(startAfresh)

const sessionOf = async (cookie: string) => (await readLogin(cookie)).session
const overviewOf = async (cookie: string) => {
  const session = await sessionOf(cookie)
  return session && readOverview(session)
}
const shift = (column: 'created_at' | 'expires_at', days: number) =>
  setRows('account_session', { [column]: sql`${sql.ref(column)} - make_interval(days => ${days})` })

test('a login ends after a week without use, and being there moves its end on (ACCOUNT-6)', async () => {
  const cookie = await newLogin()
  await shift('expires_at', 6)
  expect(await sessionOf(cookie)).not.toBeNull()
  expect((await readLogin(cookie, true)).cookies).toEqual([expect.stringContaining('Max-Age=604800')])
  await shift('expires_at', 6)
  expect(await sessionOf(cookie)).not.toBeNull()
  await shift('expires_at', 2)
  expect(await sessionOf(cookie)).toBeNull()
})

test('a login ends after thirty days, however much it is used (ACCOUNT-6)', async () => {
  const cookie = await newLogin()
  await shift('created_at', 29)
  expect(await sessionOf(cookie)).not.toBeNull()
  await shift('created_at', 2)
  expect(await readLogin(cookie, true)).toEqual({
    session: null,
    cookies: [expect.stringContaining('__Host-conta=; Max-Age=0')],
  })
})

test('logging out ends the login on the server, and takes the cookie from the browser (ACCOUNT-6)', async () => {
  const cookie = await newLogin()
  const answer = await send('logout', {}, { cookie })
  expect(answer.outcome).toMatchObject({
    next: '/pt-br/loggedOut/',
    headers: { 'Set-Cookie': expect.stringContaining('Max-Age=0'), 'Clear-Site-Data': '"storage"' },
  })
  expect(await sessionOf(cookie)).toBeNull()
})

test('open logins are listed by device and without an address, and ended one by one or all others (ACCOUNT-6)', async () => {
  await makeAccount()
  const [here, there, elsewhere] = [await logIn(), await logIn(), await logIn()]
  const logins = (await overviewOf(here))?.logins ?? []
  expect(logins.map(({ device }) => device)).toEqual(Array(3).fill('Chrome, Android'))
  const thereId = (await sessionOf(there))?.sessionId ?? ''
  await send('end-session', { session: thereId }, { cookie: here })
  expect(await sessionOf(there)).toBeNull()
  expect(await sessionOf(elsewhere)).not.toBeNull()
  await send('end-other-sessions', {}, { cookie: here })
  expect(await sessionOf(elsewhere)).toBeNull()
  expect(await sessionOf(here)).not.toBeNull()
  expect(await tracesOf('203.0.113.7')).toEqual([])
})

test("nobody ends somebody else's login (ACCOUNT-6)", async () => {
  await makeAccount()
  const mine = await logIn()
  await send('registration', OTHER)
  await setRows('account_user', { email_verified: true })
  const cookie = cookieOf(await send('login', { email: OTHER.email, password: OTHER.password }))
  const id = (await sessionOf(mine))?.sessionId ?? ''
  await send('end-session', { session: id }, { cookie })
  expect(await sessionOf(mine)).not.toBeNull()
})

test('a form that another site or no browser sends has no login', async () => {
  const cookie = await newLogin()
  const headersOf = (site: string | undefined, origin: string | undefined) =>
    ({ 'sec-fetch-site': site, origin }) as unknown as Record<string, string>
  for (const headers of [
    headersOf('cross-site', undefined),
    headersOf('same-site', undefined),
    headersOf(undefined, 'https://mal.exemplo'),
    headersOf(undefined, 'null'),
  ])
    expect((await send('logout', {}, { cookie, headers })).httpStatus).toBe(403)
  const headers = headersOf(undefined, undefined)
  await send('end-other-sessions', {}, { cookie, headers })
  expect((await send('logout', {}, { cookie, headers })).httpStatus).toBe(303)
  expect(await sessionOf(cookie)).not.toBeNull()
})

test('products are saved once each, shown latest first, and taken away; without a login the way leads there (ACCOUNT-9)', async () => {
  const cookie = await newLogin()
  for (const product of ['produtos/inalador', 'produtos/pomada', 'produtos/inalador'])
    await send('save-product', { product }, { cookie })
  expect((await overviewOf(cookie))?.saved).toEqual(['produtos/pomada', 'produtos/inalador'])
  await send('unsave-product', { product: 'produtos/pomada' }, { cookie })
  expect((await overviewOf(cookie))?.saved).toEqual(['produtos/inalador'])
  expect((await send('save-product', { product: 'produtos/pomada' })).outcome).toMatchObject({
    next: '/pt-br/link/entrar/?produto=produtos%2Fpomada',
  })
})

test('the password is changed by whoever knows it; all logins end and the owner is told (ACCOUNT-6)', async () => {
  const cookie = await newLogin()
  const wanted = { password: 'folha verde 9', confirmPassword: 'folha verde 9' }
  const change = (currentPassword: string) =>
    send('change-password', { currentPassword, ...wanted }, { cookie })
  expect((await change('errada 123')).outcome).toEqual(invalid('currentPassword', 'wrongPassword'))
  expect((await change(PERSON.password)).outcome).toMatchObject({ next: '/pt-br/passwordChanged/' })
  expect(await sessionOf(cookie)).toBeNull()
  expect(await logIn('folha verde 9')).not.toBe('')
  expect((await mails()).map(({ subject }) => subject)).toEqual(['A senha da sua conta foi trocada'])
})

test("of the reviews, one sees those of the own address, and takes back what is published and one's own (ACCOUNT-1)", async () => {
  const cookie = await newLogin()
  const [own, waiting, other] = [
    await storeReview(PERSON.email, 'approved', 'inalador'),
    await storeReview(PERSON.email, 'pending', 'pastilhas'),
    await storeReview('rui@exemplo.com.br', 'approved', 'inalador'),
  ]
  // Somebody else may have typed the address: it is not shown as the owner's.
  await storeReview(PERSON.email, 'unconfirmed', 'refis')
  for (const review of [own, waiting, other]) await send('withdraw-review', { review }, { cookie })
  const states = await Promise.all([own, waiting, other].map((id) => rowsOf('review', { id })))
  expect(states.flat().map(({ status }) => status)).toEqual(['withdrawn', 'pending', 'approved'])
  expect((await overviewOf(cookie))?.reviews.map(({ id }) => id).sort()).toEqual([own, waiting].sort())
})

test('what is held is handed over, and the hash of the password is not (ACCOUNT-1)', async () => {
  const cookie = await newLogin()
  await send('save-product', { product: 'produtos/pomada' }, { cookie })
  const held = await exportPerson(PERSON.email)
  expect(held.conta).toEqual([
    expect.objectContaining({
      nome: 'Ana',
      sobrenome: 'Lima',
      email: PERSON.email,
      cep: '01310100',
      produtosSalvos: [expect.objectContaining({ produto: 'produtos/pomada' })],
      acessosAbertos: [expect.objectContaining({ aparelho: 'Chrome, Android' })],
    }),
  ])
  expect(JSON.stringify(held)).not.toContain('scrypt')
})

test('accounts that nobody confirmed go after a week, and those that nobody used when their time is over (ACCOUNT-2, ACCOUNT-10)', async () => {
  await send('registration', OTHER)
  await mails()
  await makeAccount()
  await logIn()
  const apply = async (now: Date) => {
    for (const rule of accountRetention)
      await inTransaction((trx) => rule.apply(trx, retentionLimit(rule, now)))
  }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await apply(inDays(6))
  expect(await accountOf('rui@exemplo.com.br')).not.toBeNull()
  await apply(inDays(8))
  expect(await accountOf('rui@exemplo.com.br')).toBeNull()
  expect(await accountOf(PERSON.email)).not.toBeNull()
  expect(await rowsOf('account_session')).toEqual([])
  await apply(inDays(731))
  expect(await accountOf(PERSON.email)).toBeNull()
})

test('erasing somebody who has no account touches nothing', async () => {
  expect(await inTransaction((trx) => accountSubject.erase(trx, 'ninguem@exemplo.com.br'))).toBe(0)
})
