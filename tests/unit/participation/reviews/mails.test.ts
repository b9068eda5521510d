/** @jest-environment node */

import { renderMail } from '@/participation/mail/layout'
import {
  harmMail,
  harmOf,
  moderationMail,
  publishedMail,
  refusedMail,
  withdrawnMail,
} from '@/participation/reviews/mails'
import type { ReviewRecord } from '@/participation/reviews/moderation/read-for-moderator'
import { REASONS } from '@/participation/reviews/transitions'

const mockSafety = { address: 'farmacovigilancia@exemplo.com.br' as string | null }
jest.mock('@/config/env', () => ({
  serverEnv: () => ({
    SITE_URL: 'https://www.exemplo.com.br',
    MAIL_FROM: 'Marca <nao-responda@exemplo.com.br>',
    CONTACT_ADDRESS: 'contato@exemplo.com.br',
    PHARMACOVIGILANCE_ADDRESS: mockSafety.address,
    PARTICIPATION_SECRET: 'a secret of the tests'.repeat(2),
  }),
}))

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

test('the moderator reads the whole review, never its author’s address, and gets a link of their own', () => {
  const mail = moderationMail(review, product, { address: 'ana@exemplo.com.br', holder: 'someone' })
  const { text, html, subject } = renderMail(mail)
  expect(mail.to.address).toBe('ana@exemplo.com.br')
  expect(subject).toBe('Avaliação para conferir: Inalador, 4 de 5')
  for (const words of [
    'Inalador',
    'Maria, Recife',
    '22 de novembro de 2026',
    'Uso no ônibus.',
    'farmacovigilância já foi avisada',
  ])
    expect(text).toContain(words)
  expect(mail.action?.href).toMatch(
    /^https:\/\/www\.exemplo\.com\.br\/pt-br\/moderacao\/avaliacao\/\?token=[\w-]+\.[0-9a-f]+$/,
  )
  expect(text + html).not.toContain('maria@exemplo.com.br')
  expect(html).toContain('Cabe &#60;b&#62;no&#60;/b&#62; bolso')
})

test('moderators are not told that somebody heard of harm where nobody is named who could', () => {
  mockSafety.address = null
  const mail = moderationMail(review, product, { address: 'ana@exemplo.com.br', holder: 'someone' })
  expect(harmOf(review)).toBe('unreported')
  expect(harmOf({ tells_harm: false })).toBeNull()
  expect(harmMail(review, product)).toBeNull()
  mockSafety.address = 'farmacovigilancia@exemplo.com.br'
  const { text } = renderMail(mail)
  expect(text).not.toContain('já foi avisada')
  expect(text).toContain('Avise hoje quem cuida da segurança do produto')
})

test('those who watch over safety can answer who wrote', () => {
  const mail = harmMail(review, product)
  expect(mail).toMatchObject({
    to: { address: 'farmacovigilancia@exemplo.com.br' },
    replyTo: { address: 'maria@exemplo.com.br' },
  })
  expect(mail && renderMail(mail).text).toContain('Uso no ônibus.')
})

test('the author hears that the review is on the site, with the way to it and nothing of what was written', () => {
  const mail = publishedMail(review, product)
  const { text, html } = renderMail(mail)
  expect(mail.to.address).toBe('maria@exemplo.com.br')
  expect(mail.action?.href).toBe('https://www.exemplo.com.br/pt-br/produtos/inalador/#avaliacoes')
  expect(text + html).not.toMatch(/Cabe|Uso no ônibus|Maria/)
})

test.each(REASONS)('the author of a refused review reads why: %s', (reason) => {
  const { text, html } = renderMail(refusedMail(review, product, { reason, note: 'Fale do cheiro.' }))
  expect(text).toContain('Fale do cheiro.')
  expect(text).not.toContain('mail.review')
  expect(text + html).not.toMatch(/Cabe|Uso no ônibus/)
})

test('the author of a review that was taken from the site reads why, and that it was there', () => {
  const mail = withdrawnMail(review, product, { reason: 'healthClaim', note: 'Fale do cheiro.' })
  const { subject, text, html } = renderMail(mail)
  expect(subject).toBe('Sua avaliação saiu do site')
  for (const words of ['estava publicada', 'cura, previne ou trata', 'Fale do cheiro.'])
    expect(text).toContain(words)
  expect(text + html).not.toMatch(/Cabe|Uso no ônibus/)
})
