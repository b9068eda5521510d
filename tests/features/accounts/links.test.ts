import { sql } from 'kysely'
import { readLogin } from '@/server/features/accounts/session'
import { CONSENT_VERSION } from '@/server/features/accounts/users'
import {
  accountOf,
  linkToken,
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
import { invalid, stamp } from '../support/sending'
import { emptyTables, setRows } from '../support/tables'
import { tracesOf } from '../support/traces'

jest.mock('@/server/content/paths', () => jest.requireActual('../support/no-content').everyPlace())
jest.mock('node:crypto', () => jest.requireActual('../support/cheap-crypto').cheapCrypto())
jest.mock('@/server/content/pages', () => jest.requireActual('../support/no-content').noContent())
jest.mock('@/server/mail/transport', () => jest.requireActual('../support/mailbox').transport)

databaseForSuite()
beforeEach(startAfresh)

const REGISTERED = '/pt-br/registered/'
const NEXT = { httpStatus: 303, outcome: { status: 'done', next: REGISTERED } }
const STALE = { httpStatus: 422, outcome: invalid(null, 'staleLink') }

test('an account is stored with what was told, its address in lower case, and waits for confirmation (ACCOUNT-2)', async () => {
  expect(await send('registration', { ...PERSON, email: 'Ana.LIMA@exemplo.com.br' })).toMatchObject(NEXT)
  expect(await accountOf(PERSON.email)).toMatchObject({
    first_name: 'Ana',
    last_name: 'Lima',
    postal_code: '01310100',
    email_verified: false,
    consent_version: CONSENT_VERSION,
  })
  const [mail] = await mails()
  expect(mail?.subject).toBe('Confirme o seu e-mail')
  expect(mail?.text).not.toContain('Ana')
})

test('a known address gets the same answer as an unknown one, and its owner a mail instead of a link (ACCOUNT-4)', async () => {
  await makeAccount()
  const before = await accountOf(PERSON.email)
  const password = { password: 'outra senha 8', confirmPassword: 'outra senha 8' }
  const known = await send('registration', { ...PERSON, ...password, firstName: 'Rui' })
  const unknown = await send('registration', OTHER)
  expect(known).toMatchObject(NEXT)
  expect(known.outcome).toEqual(unknown.outcome)
  expect(known.httpStatus).toBe(unknown.httpStatus)
  expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
    'Confirme o seu e-mail',
    'Você já tem uma conta',
  ])
  expect(await accountOf(PERSON.email)).toEqual({ ...before, confirmation_mailed_at: expect.any(Date) })
})

test('an address is confirmed by its link, once; asking for the page of the link is no part of it (ACCOUNT-3)', async () => {
  await send('registration', PERSON)
  const token = await linkToken()
  expect(await send('confirm-email', { token, password: PERSON.password })).toMatchObject({
    httpStatus: 303,
    outcome: { next: '/pt-br/accountConfirmed/' },
  })
  expect(await accountOf(PERSON.email)).toMatchObject({ email_verified: true })
  expect(await send('confirm-email', { token, password: PERSON.password })).toMatchObject(STALE)
})

test('whoever registered an address that is not theirs cannot get in once its owner has registered it (ACCOUNT-2)', async () => {
  await send('registration', { ...PERSON, password: 'senha do outro 1', confirmPassword: 'senha do outro 1' })
  const token = await linkToken()
  await send('registration', PERSON)
  const { outcome } = await send('confirm-email', { token, password: 'senha do outro 1' })
  expect(outcome).toEqual(invalid('password', 'wrongPassword'))
  await send('confirm-email', { token, password: PERSON.password })
  expect(await logIn('senha do outro 1')).toBe('')
  expect(await logIn()).not.toBe('')
})

test('who confirms an address that somebody else registered in between opens the account to nobody (ACCOUNT-2)', async () => {
  await send('registration', PERSON)
  const other = { password: 'senha do outro 1', confirmPassword: 'senha do outro 1' }
  await send('registration', { ...PERSON, ...other })
  const token = await linkToken()
  expect(await send('confirm-email', { token, password: PERSON.password })).toMatchObject({
    httpStatus: 422,
    outcome: invalid('password', 'wrongPassword'),
  })
  expect(await accountOf(PERSON.email)).toMatchObject({ email_verified: false })
  expect(await logIn('senha do outro 1')).toBe('')
  // A wrong password does not cost the link, and guessing one is held off.
  const tries: number[] = []
  for (let time = 0; time < 7; time += 1)
    tries.push((await send('confirm-email', { token, password: PERSON.password })).httpStatus)
  expect(tries).toContain(429)
})

test.each(['registration', 'forgot-password'] as const)(
  'a hundred copies of one %s have one outcome, free of limits, and make one mail',
  async (form) => {
    if (form === 'forgot-password') await makeAccount()
    await mails()
    const typed = form === 'registration' ? PERSON : { email: PERSON.email }
    const values = { ...typed, ...stamp() }
    const copy = () => send(form, values, { body: JSON.stringify(values), isScripted: true })
    const answers = await Promise.all(Array.from({ length: 50 }, copy))
    for (let time = 0; time < 50; time += 1) answers.push(await copy())
    for (const { httpStatus, outcome } of answers)
      expect({ httpStatus, outcome }).toEqual({ httpStatus: 303, outcome: answers[0]?.outcome })
    expect(answers[0]?.outcome).toMatchObject({ status: 'done' })
    expect(await mails()).toHaveLength(1)
  },
)

test('registrations of one address at once, and again, leave one account and one mail, whose link holds (ACCOUNT-2)', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send('registration', PERSON)))
  for (const answer of answers) expect(answer).toMatchObject(NEXT)
  const token = await linkToken()
  expect(await send('registration', PERSON)).toMatchObject(NEXT)
  expect(await mails()).toEqual([])
  expect(await send('confirm-email', { token, password: PERSON.password })).toMatchObject({ httpStatus: 303 })
})

test.each([
  ['one of the commonest', 'senha123'],
  ['one of the commonest in capitals', 'Password1'],
  ['one that holds the address', 'ana.lima2026'],
])('a password that is tried first is refused: %s', async (_, password) => {
  expect(await send('registration', { ...PERSON, password, confirmPassword: password })).toMatchObject({
    httpStatus: 422,
    outcome: invalid('password', 'commonPassword'),
  })
  expect(await accountOf(PERSON.email)).toBeNull()
})

test('nobody is flooded with mails by registering their address again and again, known or not (ACCOUNT-11)', async () => {
  const sendMany = async () => {
    for (let time = 0; time < 8; time += 1)
      expect(await send('registration', PERSON, { address: `198.51.100.${time}` })).toMatchObject(NEXT)
    return (await mails()).map(({ subject }) => subject)
  }
  expect(await sendMany()).toEqual(['Confirme o seu e-mail'])
  await startAfresh()
  await makeAccount()
  expect(await sendMany()).toEqual(['Você já tem uma conta'])
})

test('a password is stored as a hash of its own, and nowhere as it was typed', async () => {
  await makeAccount()
  expect(await tracesOf(PERSON.password)).toEqual([])
  expect(await tracesOf('scrypt-opaque:131072:8:1:')).toEqual(['account_credential.password'])
})

/** Forgotten passwords: behavior of the links in mails. */
const NEW = 'folha verde 9'
const reset = (token: string, password = NEW) =>
  send('reset-password', { token, password, confirmPassword: password })

test('a known and an unknown address get one answer; only the known one gets a mail (ACCOUNT-4)', async () => {
  await makeAccount()
  const known = await send('forgot-password', { email: PERSON.email })
  const unknown = await send('forgot-password', { email: 'ninguem@exemplo.com.br' })
  expect(known).toMatchObject({
    httpStatus: 303,
    outcome: { status: 'done', next: '/pt-br/resetRequested/' },
  })
  expect(unknown.outcome).toEqual(known.outcome)
  expect(unknown.httpStatus).toBe(known.httpStatus)
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Uma nova senha para a sua conta'])
})

test('a link sets another password once, ends all logins and tells the owner (ACCOUNT-6, ACCOUNT-7)', async () => {
  const cookie = await newLogin()
  await send('forgot-password', { email: PERSON.email })
  const token = await linkToken()
  expect(await reset(token)).toMatchObject({ httpStatus: 303, outcome: { next: '/pt-br/passwordChanged/' } })
  expect((await mails()).map(({ subject }) => subject)).toEqual(['A senha da sua conta foi trocada'])
  expect((await readLogin(cookie)).session).toBeNull()
  expect(await reset(token)).toMatchObject(STALE)
  expect(await logIn(PERSON.password)).toBe('')
  expect(await logIn(NEW)).not.toBe('')
})

test('of two uses of one link at once, one counts (ACCOUNT-3)', async () => {
  await makeAccount()
  await send('forgot-password', { email: PERSON.email })
  const token = await linkToken()
  const answers = await Promise.all([reset(token, 'folha verde 8'), reset(token, 'folha verde 9')])
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([303, 422])
})

test('a link holds for an hour (ACCOUNT-7)', async () => {
  await makeAccount()
  await send('forgot-password', { email: PERSON.email })
  const token = await linkToken()
  const age = (minutes: number) =>
    setRows('account_link', { expires_at: sql`expires_at - make_interval(mins => ${minutes})` })
  await age(58)
  expect((await reset(token, 'senha123')).outcome).toEqual(invalid('password', 'commonPassword'))
  await age(3)
  expect(await reset(token)).toMatchObject(STALE)
})

test('a link that was made up sets nothing', async () => {
  await makeAccount()
  expect(await reset('a'.repeat(24))).toMatchObject(STALE)
  expect(await logIn()).not.toBe('')
})

test('the tokens of links stand in no table', async () => {
  await send('registration', PERSON)
  const confirmation = await linkToken()
  await send('forgot-password', { email: PERSON.email })
  const token = await linkToken()
  expect(await tracesOf(confirmation)).toEqual([])
  expect(await tracesOf(token)).toEqual([])
})

test('whoever resets the password of an account has shown that its address is theirs (ACCOUNT-7)', async () => {
  await send('registration', PERSON)
  await mails()
  await send('forgot-password', { email: PERSON.email })
  await reset(await linkToken())
  expect(await accountOf(PERSON.email)).toMatchObject({ email_verified: true })
})

test('a new password forgets what was wrong before, so that the owner is not locked out (ACCOUNT-5)', async () => {
  await makeAccount()
  for (let time = 0; time < 7; time += 1) await send('login', { email: PERSON.email, password: 'errada 123' })
  await send('forgot-password', { email: PERSON.email })
  const token = await linkToken()
  await reset(token)
  expect(await logIn(NEW)).not.toBe('')
})

test.each([
  ['registration', PERSON, 'confirmation_mailed_at'],
  ['forgot-password', { email: PERSON.email }, 'reset_mailed_at'],
] as const)(
  'a mail of %s that did not go is asked for again, and the pause begins with its delivery',
  async (form, values, column) => {
    if (form === 'forgot-password') await makeAccount()
    await mails()
    await emptyTables('outbox', 'rate_limit')
    await setRows('account_user', { [column]: null })
    await send(form, values)
    // Its server refused it until it was given up.
    await setRows('outbox', { dead_at: new Date(), last_error: 'SMTP 550' })
    expect((await accountOf(PERSON.email))?.[column]).toBeNull()
    await send(form, values)
    expect(await mails()).toHaveLength(1)
    expect((await accountOf(PERSON.email))?.[column]).not.toBeNull()
    await send(form, values)
    expect(await mails()).toHaveLength(0)
  },
)
