import { accountRetention, accountSubject } from '@/participation/accounts/subject'
import { inTransaction, withDatabase } from '@/participation/database/database'
import type { RenderedMail } from '@/participation/mail/types'
import { exportPerson } from '@/participation/privacy/privacy'
import { retentionLimit } from '@/participation/privacy/retention-rule'
import { accountOf, logIn, mailbox, mails, makeAccount, PERSON, send, startAfresh } from '../support/accounts'
import { databaseForSuite } from '../support/database'
import { tracesOf } from '../support/traces'

jest.mock('node:crypto', () => jest.requireActual('../support/cheap-crypto').cheapCrypto())
jest.mock('@/participation/mail/transport', () => ({
  sendRendered: async (_mail: unknown, rendered: RenderedMail) => void mailbox.push(rendered),
}))
jest.mock('@/content/pages', () => ({
  contentPages: () => ({
    source: () => null,
    products: async () => ['produtos/inalador', 'produtos/pomada'].map((slug) => ({ slug })),
  }),
}))

databaseForSuite()
beforeEach(startAfresh)

const remove = (cookie: string, password = PERSON.password) =>
  send('delete-account', { password, sure: 'sim' }, { cookie })

test('an account is deleted by its password alone, and leaves no trace of its address in any table', async () => {
  await makeAccount()
  const cookie = await logIn()
  await send('save-product', { product: 'produtos/pomada' }, { cookie })
  await send('contact', {
    topic: 'praise',
    name: 'Ana Lima',
    email: PERSON.email,
    message: 'Gosto muito do inalador.',
    consent: 'sim',
  })
  await mails()
  expect((await remove(cookie, 'errada 123')).outcome).toMatchObject({
    problems: [{ field: 'password', code: 'wrongPassword' }],
  })
  expect(await tracesOf(PERSON.email)).toContain('account_user.email')

  const answer = await remove(cookie)
  expect(answer.outcome).toMatchObject({
    next: '/pt-br/conta-apagada/',
    headers: {
      'Set-Cookie': [
        expect.stringMatching(/^__Host-conta=; Max-Age=0/),
        expect.stringMatching(/^__Host-aparelho=; Max-Age=0/),
      ],
      'Clear-Site-Data': '"storage"',
    },
  })
  for (const trace of [PERSON.email, 'ana.lima', 'Lima', 'produtos/pomada', 'scrypt:'])
    expect(await tracesOf(trace)).toEqual([])
  expect(mailbox.map(({ subject }) => subject)).toEqual(['A sua conta foi apagada'])
})

test('what is held is handed over, and the hash of the password is not', async () => {
  await makeAccount()
  const cookie = await logIn()
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

test('accounts that nobody confirmed go after a week, and those that nobody used when their time is over', async () => {
  await send('registration', { ...PERSON, email: 'rui@exemplo.com.br', confirmEmail: 'rui@exemplo.com.br' })
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
  const { count } = await withDatabase((db) =>
    db
      .selectFrom('account_session')
      .select((query) => query.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  expect(count).toBe(0)
  await apply(inDays(731))
  expect(await accountOf(PERSON.email)).toBeNull()
})

test('erasing somebody who has no account touches nothing', async () => {
  expect(await inTransaction((trx) => accountSubject.erase(trx, 'ninguem@exemplo.com.br'))).toBe(0)
})
