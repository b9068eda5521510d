import { sql } from 'kysely'
import { readLogin } from '@/participation/accounts/session'
import { withDatabase } from '@/participation/database/database'
import type { RenderedMail } from '@/participation/mail/types'
import {
  accountOf,
  linkToken,
  logIn,
  mailbox,
  mails,
  makeAccount,
  PERSON,
  send,
  startAfresh,
} from '../support/accounts'
import { databaseForSuite } from '../support/database'

jest.mock('node:crypto', () => jest.requireActual('../support/cheap-crypto').cheapCrypto())
jest.mock('@/participation/mail/transport', () => ({
  sendRendered: async (_mail: unknown, rendered: RenderedMail) => void mailbox.push(rendered),
}))

databaseForSuite()
beforeEach(startAfresh)

const NEW = 'folha verde 9'
const reset = (token: string, password = NEW) =>
  send('reset-password', { token, password, confirmPassword: password })
const STALE = { httpStatus: 422, outcome: { problems: [{ field: null, code: 'staleLink' }] } }

test('a known and an unknown address get one answer; only the known one gets a mail', async () => {
  await makeAccount()
  const known = await send('forgot-password', { email: PERSON.email })
  const unknown = await send('forgot-password', { email: 'ninguem@exemplo.com.br' })
  expect(known).toMatchObject({
    httpStatus: 303,
    outcome: { status: 'done', next: '/pt-br/esqueci-a-senha/confira-seu-email/' },
  })
  expect(unknown.outcome).toEqual(known.outcome)
  expect(unknown.httpStatus).toBe(known.httpStatus)
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Uma nova senha para a sua conta'])
})

test('a link sets another password once, ends all logins and tells the owner', async () => {
  await makeAccount()
  const cookie = await logIn()
  await send('forgot-password', { email: PERSON.email })
  const token = await linkToken()
  expect(await reset(token)).toMatchObject({ httpStatus: 303, outcome: { next: '/pt-br/senha-trocada/' } })
  expect((await mails()).map(({ subject }) => subject)).toEqual(['A senha da sua conta foi trocada'])
  expect((await readLogin(cookie)).session).toBeNull()
  expect(await reset(token)).toMatchObject(STALE)
  expect(await logIn(PERSON.password)).toBe('')
  expect(await logIn(NEW)).not.toBe('')
})

test('of two uses of one link at once, one counts', async () => {
  await makeAccount()
  await send('forgot-password', { email: PERSON.email })
  const token = await linkToken()
  const answers = await Promise.all([reset(token, 'folha verde 8'), reset(token, 'folha verde 9')])
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([303, 422])
})

test('a link holds for an hour', async () => {
  await makeAccount()
  await send('forgot-password', { email: PERSON.email })
  const token = await linkToken()
  const age = (minutes: number) =>
    withDatabase((db) =>
      db
        .updateTable('account_link')
        .set({ expires_at: sql<Date>`expires_at - make_interval(mins => ${minutes})` })
        .execute(),
    )
  await age(58)
  expect(await reset(token, 'senha123')).toMatchObject({
    outcome: { problems: [{ code: 'commonPassword' }] },
  })
  await age(3)
  expect(await reset(token)).toMatchObject(STALE)
})

test('a link that was made up sets nothing', async () => {
  await makeAccount()
  expect(await reset('a'.repeat(24))).toMatchObject(STALE)
  expect(await logIn()).not.toBe('')
})

test('the tokens of links stand in no table', async () => {
  const { tracesOf } = await import('../support/traces')
  await send('registration', PERSON)
  const confirmation = await linkToken()
  await send('forgot-password', { email: PERSON.email })
  const token = await linkToken()
  expect(await tracesOf(confirmation)).toEqual([])
  expect(await tracesOf(token)).toEqual([])
})

test('whoever resets the password of an account has shown that its address is theirs', async () => {
  await send('registration', PERSON)
  await mails()
  await send('forgot-password', { email: PERSON.email })
  await reset(await linkToken())
  expect(await accountOf(PERSON.email)).toMatchObject({ email_verified: true })
})

test('a new password forgets what was wrong before, so that the owner is not locked out', async () => {
  await makeAccount()
  for (let time = 0; time < 7; time += 1) await send('login', { email: PERSON.email, password: 'errada 123' })
  await send('forgot-password', { email: PERSON.email })
  const token = await linkToken()
  await reset(token)
  expect(await logIn(NEW)).not.toBe('')
})
