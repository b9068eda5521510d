import { confirmationMail } from '@/features/accounts/mails'
import { contactReceipt } from '@/features/contact/mails'
import { renderMail } from '@/features/mail/layout'
import { confirmMail } from '@/features/reviews/mails'
import { noticeMail } from '@/features/safety/mails'
import { mailLabels } from '@/labels/mails'
import { previewResponse } from '@/page-props/preview-response'

const globalData = jest.fn()
jest.mock('@/content/content', () => ({ content: () => ({ pages: { globalData } }) }))
jest.mock('@/server/logging/logger', () => ({ logger: { warn: jest.fn() } }))
jest.mock('@/config/env', () => jest.requireActual('@tests/factories/mail-env').mailEnv)

/** Records of the database, as far as the mails read them. */
const record = (more: object = {}): never => {
  const fields: unknown = { id: '1', email: 'ana@exemplo.com.br', ...more }
  return fields as never
}
const found = () =>
  record({
    number: 'FV-1',
    source: 'contact',
    report: 'x',
    protocol: null,
    received_at: new Date(0),
    product_key: null,
    article: null,
    reporter_name: null,
    reporter_email: null,
  })

const FAMILIES = [
  ['mail.account.confirm.subject', () => confirmationMail(record(), 'token')],
  ['mail.contact.receipt.subject', () => contactReceipt(record({ protocol: 'P-1' }))],
  ['mail.review.confirm.subject', () => confirmMail(record(), { title: 'Chá', slug: null })],
  ['mail.safety.notice.subject', () => noticeMail(found(), 'a@exemplo.com.br', 'notice')],
] as const

test.each(FAMILIES)('%s that editors changed is the subject of the mail (LAYOUT-6)', async (key, write) => {
  globalData.mockResolvedValue({
    labels: { [key]: 'Assunto editado', 'mail.automatic': 'Rodapé editado' },
    header: { logo: null },
  })
  const mail = await write()
  expect(mail.subject).toBe('Assunto editado')
  expect((await renderMail(mail)).html).toContain('Rodapé editado')
})

test('while the content service fails, mails have the texts of the site', async () => {
  globalData.mockRejectedValue(new Error('down'))
  expect((await confirmationMail(record(), 'token')).subject).toBe(mailLabels['mail.account.confirm.subject'])
})

test('a refusal of a preview has the text that editors changed', async () => {
  globalData.mockResolvedValue({
    labels: { 'preview.error.noSecret': 'Peça ajuda.' },
    header: { logo: null },
  })
  const asked = { secret: 'x', slug: 'sobre' }
  expect(await previewResponse(asked)).toEqual({ status: 503, text: 'Peça ajuda.\n' })
})
