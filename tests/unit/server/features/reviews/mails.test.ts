import type { ReviewRecord } from '@/server/database/tables/reviews'
import { moderationMail, publishedMail, refusedMail, withdrawnMail } from '@/server/features/reviews/mails'
import { REASONS } from '@/server/features/reviews/transitions'
import { renderMail } from '@/server/mail/layout'
import type { SafetyNews } from '@/shared/content-model/views/moderation'

jest.mock('@/server/content/paths', () =>
  jest.requireActual('@tests/features/support/no-content').everyPlace(),
)
jest.mock('@/shared/config/env', () => jest.requireActual('@tests/factories/mail-env').mailEnv)

const product = { title: 'Inalador', slug: 'produtos/inalador' }
const review: ReviewRecord = {
  id: '2f1f8a52-6a39-4f0c-9b7c-6d0f2b0f8a11',
  submission_id: '9a1f8a52-6a39-4f0c-9b7c-6d0f2b0f8a11',
  product_key: 'inalador',
  status: 'pending',
  rating: 4,
  recommends: true,
  title: 'Cabe <b>no</b> bolso',
  summary: 'Cheiro suave & bom',
  description: 'Uso no ônibus.\nE no trabalho.',
  nickname: 'Maria',
  location: 'Recife',
  email: 'maria@exemplo.com.br',
  tells_harm: true,
  photo: 'reviews/x.webp',
  photo_width: 10,
  photo_height: 10,
  consent_version: 'v',
  created_at: new Date('2026-11-22T13:05:00Z'),
  published_at: null,
}

test('the moderator reads the whole review, never its author’s address, and gets a link of their own (REVIEW-11)', async () => {
  const mail = await moderationMail(review, product, {
    address: 'ana@exemplo.com.br',
    holder: 'someone',
    harm: { number: 'FV-1', progress: 'recorded' },
  })
  const { text, html, subject } = await renderMail(mail)
  expect(mail.to.address).toBe('ana@exemplo.com.br')
  expect(subject).toBe('Avaliação para conferir: Inalador, 4 de 5')
  for (const words of ['Inalador', 'Maria, Recife', '22 de novembro de 2026', 'Uso no ônibus.', 'FV-1'])
    expect(text).toContain(words)
  expect(mail.action?.href).toMatch(
    /^https:\/\/www\.exemplo\.com\.br\/pt-br\/moderacao\/avaliacao\/\?token=[\w-]+\.[0-9a-f]+$/,
  )
  expect(text + html).not.toContain('maria@exemplo.com.br')
  expect(html).toContain('Cabe &#60;b&#62;no&#60;/b&#62; bolso')
})

const toModerator = async (progress: SafetyNews['progress']) =>
  renderMail(
    await moderationMail(review, product, {
      address: 'ana@exemplo.com.br',
      holder: 'someone',
      harm: { number: 'FV-1', progress },
    }),
  )
const toAuthor = async (harm: SafetyNews | null) =>
  renderMail(await refusedMail(review, product, { reason: 'adverseEvent', note: null, harm }))

test('moderator and author read what became of a report of harm, and no more (REVIEW-7)', async () => {
  expect((await toModerator('recorded')).text).toContain('a entrega ainda não foi confirmada')
  expect((await toModerator('delivered')).text).toContain('o aviso foi entregue à farmacovigilância')
  expect((await toModerator('acknowledged')).text).toContain(
    'uma pessoa da farmacovigilância já está com ele',
  )
  expect((await toAuthor({ number: 'FV-1', progress: 'recorded' })).text).not.toMatch(
    /entregue|já está com ele|já foi/,
  )
  expect((await toAuthor({ number: 'FV-1', progress: 'delivered' })).text).toContain('foi entregue')
  expect((await toAuthor({ number: 'FV-1', progress: 'acknowledged' })).text).toContain('já está com ele')
  expect((await toAuthor(null)).text).not.toMatch(/entregue|já está com ele|já foi/)
})

test('the author hears that the review is on the site, with the way to it and nothing of what was written (REVIEW-6)', async () => {
  const mail = await publishedMail(review, product)
  const { text, html } = await renderMail(mail)
  expect(mail.to.address).toBe('maria@exemplo.com.br')
  expect(mail.action?.href).toBe('https://www.exemplo.com.br/pt-br/produtos/inalador/#avaliacoes')
  expect(text + html).not.toMatch(/Cabe|Uso no ônibus|Maria/)
})

test.each(REASONS)('the author of a refused review reads why: %s', async (reason) => {
  const { text, html } = await renderMail(
    await refusedMail(review, product, { reason, note: 'Fale do cheiro.', harm: null }),
  )
  expect(text).toContain('Fale do cheiro.')
  expect(text).not.toContain('mail.review')
  expect(text + html).not.toMatch(/Cabe|Uso no ônibus/)
})

test('the author of a review that was taken from the site reads why, and that it was there', async () => {
  const mail = await withdrawnMail(review, product, {
    reason: 'healthClaim',
    note: 'Fale do cheiro.',
    harm: null,
  })
  const { subject, text, html } = await renderMail(mail)
  expect(subject).toBe('Sua avaliação saiu do site')
  for (const words of ['estava publicada', 'cura, previne ou trata', 'Fale do cheiro.'])
    expect(text).toContain(words)
  expect(text + html).not.toMatch(/Cabe|Uso no ônibus/)
})
