import { refusalOf } from '@/server/mail/failures'
import { setEnvironment } from '../content/support/environment'

const VISITOR = 'ana@exemplo.com.br'

/** What nodemailer throws where a server refuses. */
const refused = (command: string, responseCode = 550, code = 'EENVELOPE', response = '') =>
  Object.assign(new Error('refused'), { code, responseCode, command, response })

beforeAll(() => setEnvironment('localhost', { MODERATION_ADDRESS: 'um@marca.example,dois@marca.example' }))

test.each([
  ['a sender', refused('MAIL FROM'), VISITOR, 'MAIL_FROM'],
  ["one of the site's own mailboxes", refused('RCPT TO'), 'Dois@marca.example', 'MODERATION_ADDRESS'],
  ['a mail to such a mailbox', refused('DATA', 554, 'EMESSAGE'), 'um@marca.example', 'MODERATION_ADDRESS'],
])('MAIL-2: %s that is refused is a fault of the site, named by its variable', (_what, error, to, name) => {
  const code = `${name} refused ${error.responseCode}`
  expect(refusalOf(error, to)).toMatchObject({ name: 'SiteRefused', code })
})

test.each([
  '550 5.1.1 <ana@exemplo.com.br>: no such user',
  '550-5.1.1 The email account does not exist.\n550 5.1.1 Please try again',
  '550 5.1.2 bad destination host',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound',
])('MAIL-2: a mail to an address that does not exist is given up: %s', (response) => {
  const error = refused('RCPT TO', 550, 'EENVELOPE', response)
  expect(refusalOf(error, VISITOR)).toMatchObject({ name: 'Undeliverable', code: 'SMTP 550' })
})

test.each([
  ['without a reason', refused('RCPT TO', 553)],
  ['for the sender', refused('RCPT TO', 550, 'EENVELOPE', '550 5.1.8 Bad sender’s system address')],
  ['for a policy', refused('RCPT TO', 550, 'EENVELOPE', '550 5.7.1 Blocked, see http://192.5.1.1/')],
  ['for a full mailbox', refused('RCPT TO', 552, 'EENVELOPE', '552 5.2.2 Mailbox full')],
  ['for its words', refused('DATA', 554, 'EMESSAGE', '554 5.1.1 Message looks like spam')],
])('MAIL-2: a mail that is refused %s is tried again, and its domain is not stored', (_what, error) => {
  const refusal = refusalOf(error, VISITOR)
  expect(refusal).toMatchObject({ name: 'VisitorRefused' })
  expect(JSON.stringify(refusal)).not.toContain('exemplo')
})

test.each([
  ['a server that is busy', refused('MAIL FROM', 421)],
  ['a login that is refused', refused('AUTH PLAIN', 550, 'EAUTH')],
  ['a connection that is lost', new Error('lost')],
])('%s refuses no mail', (_what, error) => {
  expect(refusalOf(error, VISITOR)).toBeNull()
})
