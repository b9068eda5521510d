import { sql } from 'kysely'
import { withDatabase } from '@/server/database/database'
import { readLogin } from '@/server/features/accounts/session'
import { logger } from '@/server/log/logger'
import { cookieOf, logIn, mails, makeAccount, newLogin, PERSON, send, startAfresh } from '../support/accounts'
import { databaseForSuite } from '../support/database'
import { stamp } from '../support/sending'
import { setRows } from '../support/tables'

jest.mock('@/server/content/paths', () => jest.requireActual('../support/no-content').everyPlace())
jest.mock('node:crypto', () => jest.requireActual('../support/cheap-crypto').cheapCrypto())
jest.mock('@/server/content/pages', () => jest.requireActual('../support/no-content').noContent())
jest.mock('@/server/mail/transport', () => jest.requireActual('../support/mailbox').transport)

databaseForSuite()
beforeEach(startAfresh)

const RIGHT = { email: PERSON.email, password: PERSON.password }
const WRONG = { ...RIGHT, password: 'errada 123' }

const failures = async (count: number, values: Record<string, string> = WRONG) => {
  for (let time = 0; time < count; time += 1) await send('login', values)
}
/** The lock is over, the failures are not forgotten. */
const endLocks = () =>
  withDatabase((db) => sql`delete from rate_limit where key like 'login:%:lock:%'`.execute(db))
const waitOf = async (values = RIGHT) => {
  const { outcome } = await send('login', values)
  return outcome.status === 'limited' ? outcome.seconds : 0
}

test.each([true, false])('the right password opens the account, with a script: %s', async (isScripted) => {
  await makeAccount()
  const answer = await send('login', RIGHT, { isScripted })
  expect(answer).toMatchObject({ httpStatus: 303, outcome: { status: 'done', next: '/pt-br/conta/' } })
  expect(answer.outcome).toMatchObject({
    headers: {
      'Set-Cookie': [
        expect.stringMatching(
          /^__Host-conta=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
        expect.stringMatching(
          /^__Host-aparelho=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ],
    },
  })
})

test('a wrong password and an unknown address are one answer (ACCOUNT-4)', async () => {
  await makeAccount()
  const known = await send('login', WRONG)
  const unknown = await send('login', { ...WRONG, email: 'ninguem@exemplo.com.br' })
  expect(known).toMatchObject({
    httpStatus: 422,
    outcome: { problems: [{ field: 'email', code: 'wrongLogin' }] },
  })
  expect(unknown.outcome).toEqual(known.outcome)
  expect(unknown.httpStatus).toBe(known.httpStatus)
})

test('an address that is not confirmed is told so to whoever knows the password, and to nobody else', async () => {
  await send('registration', PERSON)
  await mails()
  await setRows('account_user', { confirmation_mailed_at: new Date(Date.now() - 31 * 60_000) })
  expect((await send('login', WRONG)).outcome).toMatchObject({ problems: [{ code: 'wrongLogin' }] })
  expect((await send('login', RIGHT)).outcome).toMatchObject({ problems: [{ code: 'unconfirmedEmail' }] })
  expect((await send('login', RIGHT)).outcome).toMatchObject({ problems: [{ code: 'unconfirmedEmail' }] })
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Confirme o seu e-mail'])
})

test.each([
  ['known', PERSON.email],
  ['unknown', 'ninguem@exemplo.com.br'],
])(
  'after five wrong passwords further tries wait, the right one too: address %s (ACCOUNT-5)',
  async (_, email) => {
    await makeAccount()
    await failures(6, { ...WRONG, email })
    const answer = await send('login', { ...RIGHT, email })
    expect(answer).toMatchObject({ httpStatus: 429, outcome: { status: 'limited' } })
  },
)

test('the wait grows with each wrong password, up to a quarter of an hour, and ends (ACCOUNT-5)', async () => {
  await makeAccount()
  await failures(6)
  const waits: number[] = []
  for (let time = 0; time < 6; time += 1) {
    waits.push(await waitOf())
    await endLocks()
    await failures(1)
  }
  const minutes = waits.map((seconds) => Math.round(seconds / 60))
  expect(minutes).toEqual([1, 2, 4, 8, 15, 15])
  await endLocks()
  expect((await send('login', RIGHT)).httpStatus).toBe(303)
  expect((await send('login', WRONG)).httpStatus).toBe(422)
})

test('the owner is told of it once, and not by every further try (ACCOUNT-5)', async () => {
  await makeAccount()
  await failures(6)
  await endLocks()
  await failures(2)
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Tentativas de entrar na sua conta'])
})

test('of forty wrong passwords at once few are let in (ACCOUNT-5)', async () => {
  await makeAccount()
  const guess = (_: unknown, time: number) => send('login', { ...WRONG, password: `errada ${time} 1234` })
  const answers = await Promise.all(Array.from({ length: 40 }, guess))
  // Six by the shared store, and as many by this process's own counters where the store takes longer than a second.
  expect(answers.filter(({ httpStatus }) => httpStatus === 422).length).toBeLessThanOrEqual(12)
})

test('an address from which many accounts are tried waits as well (ACCOUNT-5)', async () => {
  await makeAccount()
  for (let time = 0; time < 51; time += 1)
    await send('login', { ...WRONG, email: `pessoa${time}@exemplo.com.br` })
  expect((await send('login', RIGHT)).httpStatus).toBe(429)
  expect((await send('login', RIGHT, { address: '198.51.100.4' })).httpStatus).toBe(303)
})

test('right passwords are no tries: those who share an address log in however many they are (ACCOUNT-5)', async () => {
  await makeAccount()
  for (let time = 0; time < 49; time += 1)
    await send('login', { ...WRONG, email: `pessoa${time}@exemplo.com.br` })
  for (let time = 0; time < 4; time += 1) expect((await send('login', RIGHT)).httpStatus).toBe(303)
  // Nor do they take back what was wrong.
  await failures(1)
  await failures(1, { ...WRONG, email: 'outra@exemplo.com.br' })
  expect((await send('login', RIGHT)).httpStatus).toBe(429)
})

test('a login is always a new one, and takes the place of the one that the browser had (ACCOUNT-6)', async () => {
  await makeAccount()
  const first = await logIn()
  const second = cookieOf(await send('login', RIGHT, { cookie: first }))
  expect(second).not.toBe(first)
  expect((await readLogin(first)).session).toBeNull()
  expect((await readLogin(second)).session).toMatchObject({ email: PERSON.email, firstName: 'Ana' })
})

test('a cookie that was made up or changed is nobody', async () => {
  const cookie = await newLogin()
  for (const forged of [
    '__Host-conta=abc',
    `${cookie}x`,
    cookie.replace(/=(.)/, (_, sign) => (sign === 'a' ? '=b' : '=a')),
  ])
    expect((await readLogin(forged)).session).toBeNull()
})

test('logins are written to the log, good, bad and held off, and none with an address or a password', async () => {
  await makeAccount()
  const lines: unknown[] = []
  const write = (...line: unknown[]) => void lines.push(line)
  jest.spyOn(logger, 'info').mockImplementation(write)
  jest.spyOn(logger, 'warn').mockImplementation(write)
  await logIn()
  await failures(7)
  const text = JSON.stringify(lines)
  for (const words of ['logged in', 'a login was refused', 'a login waits']) expect(text).toContain(words)
  for (const secret of [PERSON.email, PERSON.password, WRONG.password]) expect(text).not.toContain(secret)
  jest.restoreAllMocks()
})

test('what a password manager fills in is taken at once (FORM-8)', async () => {
  await makeAccount()
  const body = JSON.stringify({ ...RIGHT, ...stamp(0) })
  expect((await send('login', {}, { isScripted: true, body })).httpStatus).toBe(303)
})
