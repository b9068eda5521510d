import {
  accountDeletedMail,
  accountExistsMail,
  accountLockedMail,
  confirmationMail,
  passwordChangedMail,
  resetMail,
} from '@/server/features/accounts/mails'
import type { AccountUser } from '@/server/features/accounts/users'
import { renderMail } from '@/server/mail/layout'

jest.mock('@/server/content/content', () => ({}))
jest.mock('@/shared/config/env', () => jest.requireActual('@tests/factories/mail-env').mailEnv)

const user: AccountUser = {
  id: 'u1',
  first_name: 'Ana <b>&',
  last_name: 'Lima',
  email: 'ana@exemplo.com.br',
  email_verified: true,
  postal_code: null,
  consent_version: '1',
  last_login_at: null,
  confirmation_mailed_at: null,
  reset_mailed_at: null,
  image: null,
  created_at: new Date(0),
  updated_at: new Date(0),
}
const TOKEN = 'a'.repeat(43)
const SITE = 'https://www.exemplo.com.br/pt-br'

test.each([
  ['confirmation', confirmationMail(user, TOKEN), `${SITE}/link/confirmar-email/?token=${TOKEN}`, false],
  ['exists', accountExistsMail(user), `${SITE}/link/entrar/`, true],
  ['reset', resetMail(user, TOKEN), `${SITE}/link/nova-senha/?token=${TOKEN}`, true],
  ['changed', passwordChangedMail(user), `${SITE}/link/esqueci-a-senha/`, true],
  ['locked', accountLockedMail(user), `${SITE}/link/esqueci-a-senha/`, true],
  ['deleted', accountDeletedMail(user), null, true],
])('%s: one recipient, text and HTML alike, nothing typed as markup', async (_, writing, link, isNamed) => {
  const mail = await writing
  const { subject, text, html } = await renderMail(mail)
  expect(mail.to.address).toBe(user.email)
  for (const body of [text, html]) {
    expect(body).toContain(subject)
    expect(body).not.toMatch(/\{\w+\}/)
  }
  if (link) {
    expect(text).toContain(link)
    expect(html).toContain(link.replaceAll('&', '&#38;'))
  }
  expect(html).not.toContain('<b>&')
  expect(text.includes('Ana <b>&')).toBe(isNamed)
})

test('who has not confirmed an address is not called by the name that somebody typed for it', async () => {
  const { text } = await renderMail(await resetMail({ ...user, email_verified: false }, TOKEN))
  expect(text).not.toContain('Ana')
})
