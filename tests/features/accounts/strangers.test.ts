import { sql } from 'kysely'
import {
  accountOf,
  cookieOf,
  deviceOf,
  linkToken,
  logIn,
  mails,
  makeAccount,
  OTHER,
  PERSON,
  send,
  startAfresh,
} from '../support/accounts'
import { databaseForSuite } from '../support/database'
import { invalid, newAddress } from '../support/sending'
import { setRows } from '../support/tables'

/** A stranger who knows an address and has many network addresses keeps its owner from nothing (behavior ACCOUNT-11). */

jest.mock('@/server/content/paths', () => jest.requireActual('../support/no-content').everyPlace())
jest.mock('node:crypto', () => jest.requireActual('../support/cheap-crypto').cheapCrypto())
jest.mock('@/server/content/pages', () => jest.requireActual('../support/no-content').noContent())
jest.mock('@/server/mail/transport', () => jest.requireActual('../support/mailbox').transport)

databaseForSuite()
beforeEach(startAfresh)

const NEW = 'folha verde 9'
const OTHERS = { password: 'senha do outro 1', confirmPassword: 'senha do outro 1' }
const { email } = PERSON
const DONE = { httpStatus: 303, outcome: { status: 'done' } }

/** A visitor of another network address each time. */
const elsewhere = () => ({ address: newAddress() })
const times = async (count: number, act: () => Promise<unknown>) => {
  for (let time = 0; time < count; time += 1) await act()
}
const guess = () => send('login', { email, password: 'errada 123' }, elsewhere())
const guessOften = () => times(25, guess)
const register = () => send('registration', { ...PERSON, ...OTHERS }, elsewhere())
const requestLink = () => send('forgot-password', { email }, elsewhere())

test('login: on a device that logged in before, the owner logs in whatever strangers try (ACCOUNT-5)', async () => {
  await makeAccount()
  const device = deviceOf(await send('login', { email, password: PERSON.password }))
  await guessOften()
  expect(await guess()).toMatchObject({
    httpStatus: 429,
    outcome: { status: 'limited', reason: 'wrongPasswords' },
  })
  expect(await logIn(PERSON.password, { ...elsewhere(), cookie: device })).not.toBe('')
})

test('login: a device that logged in before has a counter of its own, and is no way to guess without end (ACCOUNT-5)', async () => {
  await makeAccount()
  const device = deviceOf(await send('login', { email, password: PERSON.password }))
  const tries: number[] = []
  await times(8, async () => {
    const sending = { ...elsewhere(), cookie: device }
    tries.push((await send('login', { email, password: 'errada 123' }, sending)).httpStatus)
  })
  expect(tries).toEqual([422, 422, 422, 422, 422, 422, 429, 429])
  // Elsewhere the owner is not kept out by it either.
  expect(await logIn(PERSON.password, elsewhere())).not.toBe('')
})

test('login: the mark of a device is good for its account alone, and cannot be made up (ACCOUNT-5)', async () => {
  await makeAccount()
  await send('registration', OTHER)
  await setRows('account_user', { email_verified: true })
  const device = deviceOf(await send('login', { email: OTHER.email, password: OTHER.password }))
  await guessOften()
  const forged = device.replace(/=.*$/, `=${'a'.repeat(22)}.t00000.${'0'.repeat(32)}`)
  for (const cookie of [device, forged, `${device}x`])
    expect(await logIn(PERSON.password, { ...elsewhere(), cookie })).toBe('')
  // A browser of two accounts is known by both.
  await startAfresh()
  await makeAccount()
  const both = deviceOf(await send('login', { email, password: PERSON.password }, { cookie: device }))
  expect(both.split('~')).toHaveLength(2)
})

test('login: on a new device the mailed link leads in, while strangers go on (ACCOUNT-5)', async () => {
  await makeAccount()
  await guessOften()
  await times(20, requestLink)
  await guessOften()
  expect(await requestLink()).toMatchObject(DONE)
  const token = await linkToken()
  const reset = await send('reset-password', { token, password: NEW, confirmPassword: NEW }, elsewhere())
  expect(reset).toMatchObject(DONE)
  await guessOften()
  const login = await send('login', { email, password: NEW }, { ...elsewhere(), cookie: deviceOf(reset) })
  expect(cookieOf(login)).not.toBe('')
})

test('owners are told of strangers who try passwords once a day, from however many addresses these come (ACCOUNT-5)', async () => {
  await makeAccount()
  await times(4, async () => {
    const stranger = elsewhere()
    await times(7, () => send('login', { email, password: 'errada 123' }, stranger))
  })
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Tentativas de entrar na sua conta'])
})

test('forgot password: the response is always the same, and the newest mail always brings a link that holds', async () => {
  await makeAccount()
  const first = await requestLink()
  const token = await linkToken()
  await times(30, async () => expect(await requestLink()).toMatchObject(DONE))
  expect((await requestLink()).outcome).toEqual(first.outcome)
  expect(await mails()).toEqual([])
  const later = async (minutes: number) => {
    const moved = (column: string) => sql`${sql.ref(column)} - make_interval(mins => ${minutes})`
    await setRows('account_user', { reset_mailed_at: moved('reset_mailed_at') })
    await setRows('account_link', { expires_at: moved('expires_at') })
  }
  await later(29)
  await requestLink()
  expect(await mails()).toEqual([])
  expect(await send('reset-password', { token, password: NEW, confirmPassword: NEW })).toMatchObject(DONE)
  // The link is used: who forgets again need not wait.
  await mails()
  await requestLink()
  expect(await linkToken()).not.toBe('')
  await later(31)
  await requestLink()
  expect(await linkToken()).not.toBe('')
})

test('registration: strangers who register the address before and after its owner do not keep the owner out', async () => {
  await times(6, register)
  expect(await send('registration', PERSON)).toMatchObject(DONE)
  const token = await linkToken()
  expect(await send('confirm-email', { token, password: PERSON.password })).toMatchObject(DONE)
  expect(await logIn()).not.toBe('')
  await times(6, register)
  expect(await logIn(PERSON.password, elsewhere())).not.toBe('')
})

test('registration: when a stranger registered the address last, the owner confirms it by a link for another password', async () => {
  await send('registration', PERSON)
  const confirmation = await linkToken()
  await times(6, register)
  const { outcome } = await send('confirm-email', { token: confirmation, password: PERSON.password })
  expect(outcome).toEqual(invalid('password', 'wrongPassword'))
  await requestLink()
  const token = await linkToken()
  await times(3, register)
  expect(await send('reset-password', { token, password: NEW, confirmPassword: NEW })).toMatchObject(DONE)
  expect(await accountOf(email)).toMatchObject({ email_verified: true })
  expect(await logIn(OTHERS.password, elsewhere())).toBe('')
  expect(await logIn(NEW, elsewhere())).not.toBe('')
})

test('confirmation: its link has a counter of its own', async () => {
  await send('registration', PERSON)
  const token = await linkToken()
  await guessOften()
  const confirmed = await send('confirm-email', { token, password: PERSON.password }, elsewhere())
  expect(confirmed).toMatchObject(DONE)
  const sending = { ...elsewhere(), cookie: deviceOf(confirmed) }
  expect(await logIn(PERSON.password, sending)).not.toBe('')
})

test.each([
  ['change-password', { currentPassword: 'errada 123', password: NEW, confirmPassword: NEW }],
  ['delete-account', { password: 'errada 123', sure: 'sim' }],
] as const)('%s: strangers do not lock an open session, which is no way to guess', async (form, wrong) => {
  await makeAccount()
  const [cookie, left] = [await logIn(), await logIn()]
  await guessOften()
  const tries: number[] = []
  await times(7, async () => {
    tries.push((await send(form, wrong, { ...elsewhere(), cookie: left })).httpStatus)
  })
  expect(tries).toEqual([422, 422, 422, 422, 422, 422, 429])
  const right = {
    ...wrong,
    ...('currentPassword' in wrong ? { currentPassword: PERSON.password } : { password: PERSON.password }),
  }
  expect(await send(form, right, { ...elsewhere(), cookie })).toMatchObject(DONE)
})
