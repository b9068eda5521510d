import { refusalOf } from '@/features/mail/failures'
import { setEnvironment } from '../content/support/environment'

const VISITOR = 'ana@exemplo.com.br'

/** What nodemailer throws where a server refuses. */
const refused = (command: string, responseCode = 550, code = 'EENVELOPE') =>
  Object.assign(new Error('refused'), { code, responseCode, command })

beforeAll(() => setEnvironment('localhost', { MODERATION_ADDRESS: 'um@marca.example,dois@marca.example' }))

test.each([
  ['a sender', refused('MAIL FROM'), VISITOR, 'MAIL_FROM'],
  ["one of the site's own mailboxes", refused('RCPT TO'), 'Dois@marca.example', 'MODERATION_ADDRESS'],
  ['a mail to such a mailbox', refused('DATA', 554, 'EMESSAGE'), 'um@marca.example', 'MODERATION_ADDRESS'],
])('MAIL-2: %s that is refused is a fault of the site, named by its variable', (_what, error, to, name) => {
  const code = `${name} refused ${error.responseCode}`
  expect(refusalOf(error, to)).toMatchObject({ name: 'SiteRefused', code })
})

test("MAIL-2: a visitor's address that is refused is given up", () => {
  expect(refusalOf(refused('RCPT TO', 553), VISITOR)).toMatchObject({
    name: 'Undeliverable',
    code: 'SMTP 553',
  })
})

test.each([
  ['a server that is busy', refused('MAIL FROM', 421)],
  ['a login that is refused', refused('AUTH PLAIN', 550, 'EAUTH')],
  ['a connection that is lost', new Error('lost')],
])('%s refuses no mail', (_what, error) => {
  expect(refusalOf(error, VISITOR)).toBeNull()
})
