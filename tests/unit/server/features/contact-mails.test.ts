import { contactNotice, contactReceipt } from '@/server/features/contact/mails'
import { renderMail } from '@/server/mail/layout'
import type { Mail } from '@/server/mail/types'

jest.mock('@/server/content/content', () => ({}))
jest.mock('@/shared/config/env', () => jest.requireActual('@tests/factories/mail-env').mailEnv)

const message = {
  id: 'an-id',
  protocol: '20261122-7KQ4TZ',
  topic: 'harm' as const,
  name: 'Ana <Lima>',
  email: 'ana@exemplo.com',
  message: 'Fiquei com a pele vermelha.\n<img src=x onerror=alert(1)>',
  consent_version: 'contact-2026-11-29',
  created_at: new Date('2026-11-22T13:05:00Z'),
}

const rendered = async (writing: Promise<Mail | null>) => {
  const mail = await writing
  if (!mail) throw new Error('There is a mail')
  return { ...mail, ...(await renderMail(mail)) }
}

test('whoever answers reads who wrote what, and answers to the sender (CONTACT-2)', async () => {
  const mail = await rendered(contactNotice(message))
  expect(mail.to.address).toBe('contato@exemplo.com.br')
  expect(mail.replyTo).toEqual({ name: 'Ana <Lima>', address: 'ana@exemplo.com' })
  // A topic may be a matter of health, and subjects are shown on locked screens.
  expect(mail.subject).toBe('Mensagem pelo site (20261122-7KQ4TZ)')
  for (const words of [
    'Passei mal ou algo não caiu bem',
    '20261122-7KQ4TZ',
    'ana@exemplo.com',
    'Fiquei com a pele vermelha.',
    '22 de novembro de 2026 às 10:05',
  ])
    expect(mail.text).toContain(words)
  expect(mail.html).toContain('Fiquei com a pele vermelha.')
  expect(mail.html).not.toMatch(/<img src=x|Ana <Lima>/)
})

test('the sender gets the protocol number, and nothing of what was typed (CONTACT-2)', async () => {
  const mail = await rendered(contactReceipt(message))
  expect(mail.to).toEqual({ name: '', address: 'ana@exemplo.com' })
  expect(mail.subject).toBe('Recebemos a sua mensagem (20261122-7KQ4TZ)')
  expect(mail.text).toContain('20261122-7KQ4TZ')
  expect(mail.text + mail.html).not.toMatch(/pele vermelha|Lima|onerror|Passei mal/)
  // The way to Anvisa is named in every mail: one for harm alone would tell the topic.
  expect(mail.text).toContain('à Anvisa')
  expect((await rendered(contactReceipt({ ...message, topic: 'praise' }))).text).toBe(mail.text)
})
