import { logger } from '@/server/log/logger'
import { goodContact } from '../../factories/contact-submission'
import { mails, newLogin, PERSON, send, startAfresh } from '../support/accounts'
import { databaseForSuite } from '../support/database'
import { mailbox, transport } from '../support/mailbox'
import { invalid } from '../support/sending'
import { rowsOf } from '../support/tables'
import { tracesOf } from '../support/traces'

jest.mock('@/server/content/paths', () => jest.requireActual('../support/no-content').everyPlace())
jest.mock('node:crypto', () => jest.requireActual('../support/cheap-crypto').cheapCrypto())
jest.mock('@/server/mail/transport', () => jest.requireActual('../support/mailbox').transport)
jest.mock('@/server/content/pages', () => ({
  contentPages: () => ({ source: () => null, products: async () => [{ slug: 'produtos/pomada' }] }),
}))

databaseForSuite()
beforeEach(startAfresh)

const remove = (cookie: string, password = PERSON.password) =>
  send('delete-account', { password, sure: 'sim' }, { cookie })

test('an account is deleted by its password alone, and leaves no trace of its address in any table (ACCOUNT-10, STORE-4)', async () => {
  const cookie = await newLogin()
  await send('save-product', { product: 'produtos/pomada' }, { cookie })
  await send('contact', { ...goodContact, email: PERSON.email })
  await mails()
  expect((await remove(cookie, 'errada 123')).outcome).toEqual(invalid('password', 'wrongPassword'))
  expect(await tracesOf(PERSON.email)).toContain('account_user.email')

  const answer = await remove(cookie)
  expect(answer.outcome).toMatchObject({
    next: '/pt-br/accountDeleted/',
    headers: {
      'Set-Cookie': [
        expect.stringMatching(/^__Host-conta=; Max-Age=0/),
        expect.stringMatching(/^__Host-aparelho=; Max-Age=0/),
      ],
      'Clear-Site-Data': '"storage"',
    },
  })
  for (const trace of [PERSON.email, 'ana.lima', 'Lima', 'produtos/pomada', 'scrypt-opaque:'])
    expect(await tracesOf(trace)).toEqual([])
  expect(mailbox.map(({ subject }) => subject)).toEqual(['A sua conta foi apagada'])
})

test('the last mail is tried once: when no server takes it, neither a job nor the address remains (ACCOUNT-10)', async () => {
  const cookie = await newLogin()
  const tried = jest.spyOn(transport, 'sendRendered').mockRejectedValue(new Error('451'))
  const isOver = new Promise<void>((resolve) => {
    jest.spyOn(logger, 'warn').mockImplementation(() => resolve())
  })
  expect(await remove(cookie)).toMatchObject({ httpStatus: 303 })
  await isOver
  expect(await mails()).toEqual([])
  expect(tried).toHaveBeenCalledTimes(1)
  expect(await rowsOf('outbox')).toEqual([])
  expect(await tracesOf(PERSON.email)).toEqual([])
  jest.restoreAllMocks()
})
