import { confirmationMail } from '@/server/features/accounts/mails'
import { contactReceipt } from '@/server/features/contact/mails'
import { confirmMail } from '@/server/features/reviews/mails'
import { noticeMail } from '@/server/features/safety/mails'
import { renderMail } from '@/server/mail/layout'
import { previewResponse } from '@/server/page-props/preview-response'
import { mailLabels } from '@/shared/labels/mails'

const globalData = jest.fn()
jest.mock('@/server/content/content', () => ({ content: () => ({ pages: { globalData } }) }))
jest.mock('@/server/log/logger', () => ({ logger: { warn: jest.fn() } }))
jest.mock('@/shared/config/env', () => jest.requireActual('@tests/factories/mail-env').mailEnv)

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
